import type { StoredFile } from '@polden/api-contract';
import type { FileAttrs } from '@polden/content-model';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { expectPictures } from './pictures-on-way.ts';

function fileAttrs({ id, url, fileName, fileType, fileSize }: StoredFile): FileAttrs {
  return { fileId: id, href: url, name: fileName, fileType, fileSize };
}

/** Shows at a place of the document that pictures are on their way; what is typed next comes after them. */
export function insertPending(view: EditorView, keys: readonly string[], place: number): void {
  const { figure } = view.state.schema.nodes;
  if (!figure || keys.length === 0) return;
  expectPictures(keys);
  const { tr, doc } = view.state;
  const at = besideBlock(doc, place);
  const figures = keys.map((pending) => figure.create({ pending }));
  tr.insert(at, figures);
  view.dispatch(
    caretAt(
      tr,
      figures.reduce((end, { nodeSize }) => end + nodeSize, at),
    ),
  );
}

/** Into the text that begins at a place between blocks; where none does, into a new paragraph. */
function caretAt(tr: Transaction, place: number): Transaction {
  const { paragraph } = tr.doc.type.schema.nodes;
  const next = tr.doc.nodeAt(place);
  const isText = next?.isTextblock === true && next.type.name !== 'figure';
  if (!isText && paragraph) tr.insert(place, paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(place))).scrollIntoView();
}

/** Behind the block in which the place is, not in the middle of its words. */
function besideBlock(doc: Node, place: number): number {
  const at = doc.resolve(Math.min(place, doc.content.size));
  return at.depth > 0 ? at.after(1) : at.pos;
}

export function insertFile(view: EditorView, stored: StoredFile): void {
  const { file } = view.state.schema.nodes;
  if (!file || view.isDestroyed) return;
  const { tr, doc, selection } = view.state;
  const block = file.create(fileAttrs(stored));
  // Words that somebody has selected while the file was on its way stay.
  view.dispatch(
    selection.empty ? tr.replaceSelectionWith(block) : tr.insert(besideBlock(doc, selection.to), block),
  );
}
