import { EMPTY_RICH_TEXT, type RichTextDocument, type RichTextNode } from '@polden/content-model';
import type { Editor } from '@tiptap/core';

/** What the editor holds, as the content model keeps it. */
export function toDocument(editor: Editor): RichTextDocument {
  if (editor.isEmpty) return EMPTY_RICH_TEXT;
  // TipTap's type leaves out that its schema makes every node a named one.
  const document = editor.getJSON() as RichTextDocument;
  return { ...document, content: document.content.flatMap(withoutPending) };
}

/** A picture that is still on its way is no part of the text yet. */
function withoutPending(node: RichTextNode): RichTextNode[] {
  if (node.type === 'figure' && typeof node.attrs?.['mediaId'] !== 'string') return [];
  return [{ ...node, ...(node.content && { content: node.content.flatMap(withoutPending) }) }];
}

/** Whether the editor shows this document; attributes that the server leaves out count as their defaults. */
export function shows(editor: Editor, document: RichTextDocument): boolean {
  if (document.content.length === 0) return editor.isEmpty;
  return editor.schema.nodeFromJSON(document).eq(editor.state.doc);
}
