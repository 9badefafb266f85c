import type { MediaImage } from '@polden/api-contract';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { figureAttrs } from './figure-attrs.ts';

/** What was sent from this page by the key of its figures: undefined while it is on its way, null when it has not come. */
const pictures = new Map<string, MediaImage | null | undefined>();
/** A figure may have been copied into another text while its picture was on its way. */
const views = new Set<EditorView>();

/** Before figures with these keys come into a text: those of unknown keys are dropped. */
export function expectPictures(keys: Iterable<string>): void {
  for (const key of keys) pictures.set(key, undefined);
}

/** The picture has come, or will not (null): its figures show it, or go, in every text and whenever they come back. */
export function settlePending(key: string, picture: MediaImage | null): void {
  pictures.set(key, picture);
  for (const view of views) {
    const settled = settledFigures(view.state);
    if (settled) view.dispatch(settled);
  }
}

/** Settles figures that come with a paste, or back with an undo, after their picture has. */
export function settlingPlugin(): Plugin {
  return new Plugin({
    view: (view) => {
      views.add(view);
      return { destroy: () => views.delete(view) };
    },
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? settledFigures(state) : null,
  });
}

function settledFigures({ tr, doc }: EditorState): Transaction | null {
  doc.descendants((node, place) => {
    const key: unknown = node.attrs['pending'];
    if (node.type.name !== 'figure' || typeof key !== 'string') return;
    const picture = pictures.get(key);
    if (picture === undefined && pictures.has(key)) return;
    const at = tr.mapping.map(place);
    if (!picture) tr.delete(at, at + node.nodeSize);
    else
      tr.setNodeMarkup(at, undefined, { ...figureAttrs(picture, String(node.attrs['alt'])), pending: null });
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}
