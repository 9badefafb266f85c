import type { RichTextDocument, RichTextNode } from '@polden/content-model';
import { tieNumbers } from '@polden/ru';
import type { Block } from './demo-post.ts';

const MARKUP = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/gu;

/** The document that an editor would have typed. */
export function richTextOf(blocks: readonly Block[]): RichTextDocument {
  return { type: 'doc', content: blocks.map(nodeOf) };
}

function nodeOf(block: Block): RichTextNode {
  if (typeof block === 'string') return paragraph(block);
  if ('h2' in block) return heading(2, block.h2);
  if ('h3' in block) return heading(3, block.h3);
  if ('quote' in block) return { type: 'blockquote', content: [paragraph(block.quote)] };
  const [type, items] = 'list' in block ? ['bulletList', block.list] : ['orderedList', block.steps];
  return { type, content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })) };
}

function heading(level: 2 | 3, text: string): RichTextNode {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text }] };
}

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: inline(text) };
}

function inline(written: string): RichTextNode[] {
  const text = tieNumbers(written);
  const nodes: RichTextNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const { bold, label = '', href = '' } = match.groups ?? {};
    nodes.push(...plain(text.slice(end, match.index)));
    nodes.push(
      bold === undefined
        ? { type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] }
        : { type: 'text', text: bold, marks: [{ type: 'bold' }] },
    );
    end = match.index + match[0].length;
  }
  return [...nodes, ...plain(text.slice(end))];
}

function plain(text: string): RichTextNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
