import type { Dropped } from './dropped.ts';
import { keptHref } from './kept-href.ts';
import type { StyleOf } from './style-rules.ts';
import { weightSaid } from './tables.ts';
import { BLOCKS } from './visible-words.ts';

const STRONG = 600;
const PLAIN_COLOURS =
  /^(?:|auto|inherit|initial|currentcolor|windowtext|black|#000|#000000|rgb\(0, ?0, ?0\)|transparent|none|white|#fff|#ffffff|rgb\(255, ?255, ?255\))$/u;

/** How the words within an element look, and where they lead. */
export interface Marks {
  bold: boolean;
  italic: boolean;
  strike: boolean;
  script: 'sup' | 'sub' | null;
  href: string | null;
  /** Within a heading or the head of a table, which are bold by themselves. */
  titled: boolean;
  /** Line breaks and spaces count. */
  pre: boolean;
}

export interface Context {
  styleOf: StyleOf;
  dropped: Dropped;
}

export const PLAIN: Marks = {
  bold: false,
  italic: false,
  strike: false,
  script: null,
  href: null,
  titled: false,
  pre: false,
};

/** What an element makes of the look that it finds. */
export function marksOf(element: Element, marks: Marks, { styleOf, dropped }: Context): Marks {
  const style = styleOf(element);
  const tag = element.tagName;
  const weight = weightSaid(element, styleOf);
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  return {
    bold: weight === undefined ? marks.bold : weight >= STRONG,
    italic: italicSaid(tag, style.get('font-style')) ?? marks.italic,
    strike: marks.strike || ['S', 'STRIKE', 'DEL'].includes(tag) || decoration.includes('line-through'),
    script: scriptSaid(tag, style.get('vertical-align')) ?? marks.script,
    href: tag === 'A' && element.hasAttribute('href') ? keptHref(element, dropped) : marks.href,
    titled: marks.titled,
    pre: marks.pre,
  };
}

function italicSaid(tag: string, style: string | undefined): boolean | undefined {
  if (style === 'normal') return false;
  if (style === 'italic' || style === 'oblique') return true;
  return ['I', 'EM', 'CITE', 'VAR', 'DFN'].includes(tag) ? true : undefined;
}

function scriptSaid(tag: string, align: string | undefined): 'sup' | 'sub' | undefined {
  if (tag === 'SUP' || align === 'super') return 'sup';
  return tag === 'SUB' || align === 'sub' ? 'sub' : undefined;
}

/** Tells what of the look of an element an article has not. */
export function noteDropped(element: Element, { styleOf, dropped }: Context): void {
  if (element.textContent.trim() === '') return;
  const style = styleOf(element);
  const isLink = element.closest('a') !== null || element.querySelector('a') !== null;
  const colour = style.get('color') ?? element.getAttribute('color')?.toLowerCase() ?? '';
  if (!isLink && !PLAIN_COLOURS.test(colour)) dropped.add('colour');
  const ground =
    style.get('mso-highlight') ??
    (BLOCKS.has(element.tagName) ? '' : (style.get('background') ?? style.get('background-color') ?? ''));
  if (!PLAIN_COLOURS.test(ground) || element.tagName === 'MARK') dropped.add('highlight');
  // Word says who has changed the text and when; a reader sees what is struck out.
  if (['INS', 'DEL'].includes(element.tagName) && element.hasAttribute('datetime')) dropped.add('revision');
  const isLined = element.tagName === 'U' || (style.get('text-decoration') ?? '').includes('underline');
  if (isLined && !isLink) dropped.add('underline');
}
