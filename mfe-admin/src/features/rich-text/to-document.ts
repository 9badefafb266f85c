import { EMPTY_RICH_TEXT, type RichTextDocument, type RichTextNode } from '@polden/content-model';
import type { Editor } from '@tiptap/core';

/** What the editor holds, as the content model keeps it. */
export function toDocument(editor: Editor): RichTextDocument {
  if (isEmpty(editor)) return EMPTY_RICH_TEXT;
  // TipTap's type leaves out that its schema makes every node a named one.
  const document = editor.getJSON() as RichTextDocument;
  return { ...document, content: document.content.flatMap(withoutPending) };
}

/** A picture that is still on its way is no part of the text yet. */
function withoutPending(node: RichTextNode): RichTextNode[] {
  if (node.type === 'figure' && typeof node.attrs?.['mediaId'] !== 'string') return [];
  return [{ ...node, ...(node.content && { content: node.content.flatMap(withoutPending) }) }];
}

/**
 * Whether the editor shows this document; attributes that the server leaves out count as their defaults. Pictures on their way
 * stand beside it: a text that is saved meanwhile keeps their places.
 */
export function shows(editor: Editor, document: RichTextDocument): boolean {
  const shown = toDocument(editor);
  if (document.content.length === 0 || shown.content.length === 0)
    return document.content.length === shown.content.length;
  const { schema } = editor;
  return schema.nodeFromJSON(document).eq(schema.nodeFromJSON(shown));
}

/** TipTap takes a picture without a caption for a paragraph without words. */
function isEmpty(editor: Editor): boolean {
  if (!editor.isEmpty) return false;
  const pictures: unknown[] = [];
  editor.state.doc.descendants(({ attrs }) => {
    if (typeof attrs['mediaId'] === 'string') pictures.push(attrs['mediaId']);
  });
  return pictures.length === 0;
}
