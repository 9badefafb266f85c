import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';

/** The editors on the page by the name of their field, for those who lead to a place in one. */
const editors = new Map<string, Editor>();

export function useOpenEditor(field: string, editor: Editor): void {
  useEffect(() => {
    editors.set(field, editor);
    return () => {
      if (editors.get(field) === editor) editors.delete(field);
    };
  }, [field, editor]);
}

export function openEditor(field: string): Editor | undefined {
  return editors.get(field);
}

/** Where the n-th line of the document begins; null when there are fewer. Lines are counted as `blocksOf` counts them. */
export function placeOfLine({ state }: Editor, line: number): number | null {
  let [count, place] = [0, -1];
  state.doc.descendants((node, at) => {
    if (place >= 0) return false;
    if (!node.isTextblock) return true;
    if (count === line) place = at + 1;
    count += 1;
    return false;
  });
  return place < 0 ? null : place;
}

/** Where the n-th picture stands. */
export function placeOfPicture({ state }: Editor, number: number): number | null {
  let [count, place] = [0, -1];
  state.doc.descendants((node, at) => {
    if (node.type.name !== 'figure' || place >= 0) return place < 0;
    if (count === number) place = at;
    count += 1;
    return false;
  });
  return place < 0 ? null : place;
}
