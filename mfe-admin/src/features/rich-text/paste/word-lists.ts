import type { Dropped } from './dropped.ts';
import { type FlatItem, nestItems } from './nest-items.ts';
import type { ListRules, StyleOf } from './style-rules.ts';

const PLACE = /^(\S+) level(\d+) (\S+)/u;
const LETTERED: Record<string, string> = {
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};
const BULLETS = ['bullet', 'image'];
/** Indent of a level where a program says no more of it, in points. */
const LEVEL_PT = 36;

interface Context {
  styleOf: StyleOf;
  lists: ListRules;
  dropped: Dropped;
}

/** Word's lists are paragraphs that say to which list and level they belong: here they become lists. */
export function buildWordLists(body: HTMLElement, context: Context): void {
  const parents = new Set(
    Array.from(body.querySelectorAll('p, div'), (each) =>
      isItem(each, context) ? each.parentElement : null,
    ),
  );
  for (const parent of parents) if (parent) buildIn(parent, context);
}

function buildIn(parent: Element, context: Context): void {
  let run: Element[] = [];
  const close = (): void => {
    const last = run.findLastIndex((each) => isItem(each, context));
    const taken = run.slice(0, last + 1);
    run = [];
    if (taken.length === 0) return;
    const place = document.createComment('list');
    taken[0]?.before(place);
    place.replaceWith(...nestItems(itemsOf(taken, context), parent.ownerDocument));
    for (const each of taken) each.remove();
  };
  for (const child of Array.from(parent.children)) {
    if (isItem(child, context) || (run.length > 0 && isContinued(child))) run.push(child);
    else close();
  }
  close();
}

/** Paragraphs that continue an item go into it. */
function itemsOf(paragraphs: readonly Element[], context: Context): FlatItem[] {
  const items: FlatItem[] = [];
  for (const paragraph of paragraphs) {
    const item = isItem(paragraph, context) ? toItem(paragraph, context) : undefined;
    if (item) items.push(item);
    else if (!isBlank(paragraph)) items.at(-1)?.content.push(paragraph.cloneNode(true));
  }
  return items;
}

function toItem(paragraph: Element, { styleOf, lists, dropped }: Context): FlatItem | undefined {
  const [, list = '', level = '1', instance = ''] =
    PLACE.exec(styleOf(paragraph).get('mso-list') ?? '') ?? [];
  const marker = markerOf(paragraph, styleOf);
  const sign = (marker?.textContent ?? '').replace(/[\s\u00A0]+/gu, '');
  marker?.remove();
  const rule = lists.get(`${list}:level${level}`);
  const format = rule?.get('mso-level-number-format');
  const ordered = rule ? !BULLETS.includes(format ?? '') : /^\(?[\p{L}\d]{1,4}(?:\.\d+)*[.)]/u.test(sign);
  const numbering = ordered ? (LETTERED[format ?? ''] ?? guessNumbering(sign, rule !== undefined)) : '1';
  if (ordered && (/\d\.\d/u.test(sign) || /^[а-яё]{1,2}[.)]/iu.test(sign))) dropped.add('numbering');
  const content = document.createElement('p');
  // What the paragraph itself says of its text goes with it.
  content.setAttribute('style', paragraph.getAttribute('style') ?? '');
  content.append(...paragraph.childNodes);
  return {
    level: Number(level),
    ordered,
    numbering,
    number: numberOf(sign, numbering),
    list: `${list} ${instance}`,
    content: [content],
  };
}

function isItem(element: Element, { styleOf }: Pick<Context, 'styleOf'>): boolean {
  return element.tagName === 'P' || element.tagName === 'DIV'
    ? PLACE.test(styleOf(element).get('mso-list') ?? '')
    : false;
}

function isContinued(element: Element): boolean {
  return (
    element.tagName === 'P' &&
    (/MsoListContinue|MsoListParagraph/u.test(element.className) || isBlank(element))
  );
}

function isBlank(element: Element): boolean {
  return element.textContent.replace(/[\s\u00A0]+/gu, '') === '' && element.querySelector('img') === null;
}

function markerOf(paragraph: Element, styleOf: StyleOf): Element | undefined {
  return Array.from(paragraph.querySelectorAll('span')).find(
    (each) => styleOf(each).get('mso-list') === 'ignore',
  );
}

function guessNumbering(sign: string, isRuled: boolean): string {
  const [letters = ''] = /[a-z]+/iu.exec(sign) ?? [];
  if (isRuled || letters === '') return '1';
  if (/^[ivx]+$/u.test(letters) && letters !== 'c') return 'i';
  if (/^[IVX]+$/u.test(letters)) return 'I';
  return letters === letters.toLowerCase() ? 'a' : 'A';
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The number that a sign stands for: «3.» and «c)» are 3, «1.2.» is 2, «iv.» is 4. */
function numberOf(sign: string, numbering: string): number {
  if (numbering === '1') return Number(/(\d+)\D*$/u.exec(sign)?.[1] ?? 1);
  const letters = (/[a-z]+/iu.exec(sign)?.[0] ?? '').toLowerCase();
  if (letters === '') return 1;
  if (numbering.toLowerCase() === 'a') return letters.charCodeAt(0) - 96;
  const values = Array.from(letters, (letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/**
 * Where only the look of a list is left (a «filtered» page of Word, a slide), its paragraphs are told to be items: by the
 * sign in a span of its own before the words, and by the indent.
 */
export function markLookalikes(body: HTMLElement, styleOf: StyleOf): void {
  for (const paragraph of body.querySelectorAll('p[class^="MsoList"], div[class^="O"]')) {
    if (PLACE.test(styleOf(paragraph).get('mso-list') ?? '') || markerOf(paragraph, styleOf)) continue;
    const sign = signBefore(paragraph, styleOf);
    if (!sign) continue;
    const indent = Number.parseFloat(styleOf(paragraph).get('margin-left') ?? '') || LEVEL_PT;
    const level = Math.max(1, Math.round(indent / LEVEL_PT));
    const item = paragraph.ownerDocument.createElement('p');
    item.setAttribute('style', `${paragraph.getAttribute('style') ?? ''};mso-list:seen level${level} lfo0`);
    const marker = paragraph.ownerDocument.createElement('span');
    marker.setAttribute('style', 'mso-list:Ignore');
    sign.replaceWith(marker);
    marker.append(sign);
    item.append(...paragraph.childNodes);
    paragraph.replaceWith(item);
  }
}

/** What stands at the beginning of a paragraph as the sign of an item: a slide says so, Word puts a gap of 7 points after it. */
function signBefore(paragraph: Element, styleOf: StyleOf): Element | undefined {
  const first = paragraph.firstElementChild;
  if (!first || first.textContent.replace(/[\s\u00A0]+/gu, '').length > 6) return undefined;
  const within = [first, ...first.querySelectorAll('span')];
  const isSign = within.some(
    (each) =>
      /^7(?:\.0)?pt/u.test(styleOf(each).get('font') ?? '') ||
      /bullet/u.test(styleOf(each).get('mso-special-format') ?? ''),
  );
  return isSign ? first : undefined;
}
