import type { Edit } from '@polden/text-quality';
import { openEditor, placeOfLine, placeOfPicture } from '../rich-text/open-editors.ts';
import type { PlacedFinding } from './run-checks.ts';

/** Leads to the words that a finding is about, and selects them. `id`: of the field's input. */
export function goToFinding(
  { field, block, start = 0, end = start, picture }: PlacedFinding,
  id: string,
): void {
  const editor = openEditor(field);
  if (!editor) {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    input.focus();
    const before = offsetOfLine(input.value, block ?? 0);
    input.setSelectionRange(before + start, before + end);
    return;
  }
  if (picture !== undefined) {
    const place = placeOfPicture(editor, picture);
    if (place !== null) editor.chain().focus().setNodeSelection(place).scrollIntoView().run();
    return;
  }
  const place = placeOfLine(editor, block ?? 0);
  if (place === null) return;
  editor
    .chain()
    .focus()
    .setTextSelection({ from: place + start, to: place + end })
    .scrollIntoView()
    .run();
}

/** Puts it right in the editor of a rich text; false where there is none. The words keep how they look. A line that has changed since stays. */
export function fixInEditor({ field, block, line }: PlacedFinding, { start, end, text }: Edit): boolean {
  const editor = openEditor(field);
  const place = editor && placeOfLine(editor, block ?? 0);
  if (!editor || place === null || place === undefined) return false;
  const { parent } = editor.state.doc.resolve(place);
  if (parent.textBetween(0, parent.content.size, '\n', '\n') !== line) return true;
  editor.view.dispatch(editor.state.tr.insertText(text, place + start, place + end));
  return true;
}

/** A text of several lines with the edit in one of them, unless that has changed since it was read. */
export function fixedText(
  value: string,
  { block = 0, line }: PlacedFinding,
  { start, end, text }: Edit,
): string {
  if (value.split('\n')[block] !== line) return value;
  const before = offsetOfLine(value, block);
  return value.slice(0, before + start) + text + value.slice(before + end);
}

function offsetOfLine(value: string, line: number): number {
  return value
    .split('\n')
    .slice(0, line)
    .reduce((sum, { length }) => sum + length + 1, 0);
}
