import type { RichTextDocument, RichTextNode } from '@polden/content-model';
import type { TextBlock, TextContent, TextPicture } from './text.ts';

/** Nodes of the editor that hold words themselves. */
const LINES = new Set(['paragraph', 'heading', 'figure']);

/** The lines and pictures of a document, numbered as the editor meets them. */
export function blocksOf({ content }: RichTextDocument): TextContent {
  const blocks: TextBlock[] = [];
  const pictures: TextPicture[] = [];
  const walk = (node: RichTextNode): void => {
    if (node.type === 'figure') pictures.push({ alt: altOf(node) });
    if (LINES.has(node.type)) blocks.push(blockOf(node));
    else node.content?.forEach(walk);
  };
  content.forEach(walk);
  return { blocks, pictures };
}

/** A text without markup: each of its lines is a block. */
export function blocksOfPlain(text: string): TextContent {
  return { blocks: text.split('\n').map((line) => ({ text: line, level: null, links: [] })), pictures: [] };
}

function altOf({ attrs }: RichTextNode): string {
  const alt = attrs?.['alt'];
  return typeof alt === 'string' ? alt : '';
}

function blockOf(node: RichTextNode): TextBlock {
  let text = '';
  const links: { start: number; end: number; href: string }[] = [];
  for (const part of node.content ?? []) {
    const href = part.marks?.find(({ type }) => type === 'link')?.attrs?.['href'];
    const start = text.length;
    text += part.type === 'text' ? (part.text ?? '') : '\n';
    if (typeof href === 'string') links.push({ start, end: text.length, href });
  }
  const level = node.type === 'heading' ? Number(node.attrs?.['level'] ?? 2) : null;
  return { text, level, links };
}
