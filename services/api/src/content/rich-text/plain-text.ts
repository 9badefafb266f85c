import type { RichTextDocument, RichTextNode } from '@polden/content-model';

const INLINE = new Set(['text', 'hardBreak']);

/** The words of a document: blocks on lines of their own. */
export function plainText({ content }: RichTextDocument): string {
  return content
    .map(textOf)
    .join('')
    .replace(/\n{2,}/gu, '\n')
    .trim();
}

function textOf(node: RichTextNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  const inner = (node.content ?? []).map(textOf).join('');
  return INLINE.has(node.type) ? inner : `${inner}\n`;
}
