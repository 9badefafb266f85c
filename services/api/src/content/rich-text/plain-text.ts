import type { RichTextDocument, RichTextNode } from '@polden/content-model';

const INLINE = new Set(['text', 'hardBreak']);

/** The words of a document: blocks on lines of their own. */
export function plainText({ content }: RichTextDocument): string {
  return content
    .map(nodeText)
    .join('')
    .replace(/\n{2,}/gu, '\n')
    .trim();
}

/** The words of a node, each block within it on a line of its own. */
export function nodeText(node: RichTextNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  const inner = (node.content ?? []).map(nodeText).join('') || titleOf(node);
  return INLINE.has(node.type) ? inner : `${inner}\n`;
}

/** Text of a file or a film: its name. */
function titleOf({ attrs }: RichTextNode): string {
  const title = attrs?.['name'] ?? attrs?.['title'];
  return typeof title === 'string' ? title : '';
}
