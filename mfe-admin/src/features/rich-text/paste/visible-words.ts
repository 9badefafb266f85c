import { isListMarker, whyHidden } from './hidden.ts';
import type { StyleOf } from './style-rules.ts';

/** Elements before and after which a word ends. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...[
    'ADDRESS',
    'ARTICLE',
    'ASIDE',
    'BLOCKQUOTE',
    'BODY',
    'BR',
    'CAPTION',
    'CENTER',
    'DD',
    'DETAILS',
    'DIV',
    'DL',
    'DT',
  ],
  ...[
    'FIELDSET',
    'FIGCAPTION',
    'FIGURE',
    'FOOTER',
    'FORM',
    'H1',
    'H2',
    'H3',
    'H4',
    'H5',
    'H6',
    'HEADER',
    'HR',
    'LI',
  ],
  ...[
    'MAIN',
    'NAV',
    'OL',
    'P',
    'PRE',
    'SECTION',
    'SUMMARY',
    'TABLE',
    'TBODY',
    'TD',
    'TFOOT',
    'TH',
    'THEAD',
    'TR',
    'UL',
  ],
]);

/** Others name theirs so too. */
const OWN_BLOCKS: ReadonlySet<string | null> = new Set(['film', 'calculator']);

/** A block of our own pages: it comes back as the block, not as its words. */
export function isOwnBlock(element: Element): boolean {
  if (OWN_BLOCKS.has(element.getAttribute('data-block'))) return true;
  return (
    element.tagName === 'P' && Array.from(element.children).some((child) => child.matches('a[data-file]'))
  );
}

/**
 * The words that somebody reads in what was copied, in their order: without what is hidden, the signs of lists and the
 * marks at which a word may be broken. Cells, items and lines end a word; bold in the middle of one does not.
 */
export function visibleWords(root: Element, styleOf: StyleOf): string[] {
  return wordsOf(textOf(root, styleOf));
}

export function wordsOf(text: string): string[] {
  return text
    .replace(/[\u00AD\u200B\uFEFF]/gu, '')
    .split(/[\s\u00A0]+/u)
    .filter(Boolean);
}

function textOf(node: Node, styleOf: StyleOf): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'IMG') return emojiOf(node);
  const isRead = whyHidden(node, styleOf) === undefined && !isListMarker(node, styleOf) && !isOwnBlock(node);
  if (!isRead) return BLOCKS.has(node.tagName) ? ' ' : '';
  const inner = Array.from(node.childNodes, (child) => textOf(child, styleOf)).join('');
  return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
}

/** A small picture that stands for a character. */
export function emojiOf(image: Element): string {
  const alt = image.getAttribute('alt') ?? '';
  return /^\p{Extended_Pictographic}\uFE0F?$/u.test(alt) ? alt : '';
}

/** Where two texts part, as a person may look for it; null when they are the same. */
export function firstDifference(expected: readonly string[], found: readonly string[]): string | null {
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index += 1) {
    if (expected[index] !== found[index]) {
      return (expected.length >= found.length ? expected : found).slice(index, index + 6).join(' ');
    }
  }
  return null;
}
