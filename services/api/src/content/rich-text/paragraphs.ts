import type { RichTextDocument, RichTextNode } from '@polden/content-model';

/** A text without markup as a document: an empty line ends a paragraph, a single break stays a break. */
export function paragraphs(text: string): RichTextDocument {
  const blocks = text
    .replace(/\r\n?/gu, '\n')
    .split(/\n[^\S\n]*\n\s*/u)
    .map((block) => block.trim())
    .filter(Boolean);
  return { type: 'doc', content: blocks.map((block) => ({ type: 'paragraph', content: lines(block) })) };
}

function lines(block: string): RichTextNode[] {
  return block.split('\n').flatMap((line, index): RichTextNode[] => {
    const text: RichTextNode[] = line.trim() === '' ? [] : [{ type: 'text', text: line.trim() }];
    return index === 0 ? text : [{ type: 'hardBreak' }, ...text];
  });
}
