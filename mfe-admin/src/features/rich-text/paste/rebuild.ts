import { isListMarker, whyHidden } from './hidden.ts';
import { countsOddly, wordsFirst } from './list-items.ts';
import { type Context, type Marks, marksOf, noteDropped, PLAIN } from './marks.ts';
import { trim, trimLoose } from './trim.ts';
import { BLOCKS, isOwnBlock } from './visible-words.ts';

/** Kept as they are; every other block is a paragraph, or only holds blocks. */
const KEPT = new Set([
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'TABLE',
  'TR',
  'TD',
  'TH',
  'H2',
  'H3',
  'H4',
  'FIGURE',
  'FIGCAPTION',
]);
const LINES = new Set(['P', 'H2', 'H3', 'H4', 'FIGCAPTION', 'PRE', 'DT', 'DD', 'SUMMARY', 'CAPTION']);
const TITLES = new Set(['TH', 'H2', 'H3', 'H4']);
const MAX_SPAN = 100;
const ATTRIBUTES: Record<string, readonly string[]> = {
  OL: ['start', 'type'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
};
/** What was copied, anew of nothing but the elements that an article has. */
export function rebuild(body: HTMLElement, context: Context): HTMLElement {
  const clean = body.ownerDocument.createElement('body');
  addChildren(body, clean, PLAIN, context);
  trimLoose(clean);
  return clean;
}

function addChildren(from: Node, to: HTMLElement, marks: Marks, context: Context): void {
  for (const child of Array.from(from.childNodes)) {
    if (child instanceof Text) addText(child.data, to, marks);
    else if (child instanceof HTMLElement) addElement(child, to, marks, context);
  }
}

function addElement(element: HTMLElement, to: HTMLElement, marks: Marks, context: Context): void {
  const { styleOf, dropped } = context;
  const reason = whyHidden(element, styleOf);
  if (reason !== undefined) {
    if (reason !== 'nothing') dropped.add(reason);
    return;
  }
  if (isListMarker(element, styleOf)) return;
  noteDropped(element, context);
  const tag = element.tagName;
  if (isOwnBlock(element)) to.append(element.cloneNode(true));
  else if (tag === 'IMG') to.append(figureOf(element));
  else if (tag === 'BR') addBreak(element, to);
  else if (tag === 'HR') to.append(element.ownerDocument.createElement('hr'));
  else if (BLOCKS.has(tag)) addBlock(element, to, blockMarks(element, marks, context), context);
  else addChildren(element, to, marksOf(element, marks, context), context);
}

/** A paragraph says how its text looks as a phrase does; a table and a heading say it for all of it. */
function blockMarks(element: HTMLElement, marks: Marks, context: Context): Marks {
  const tag = element.tagName;
  if (TITLES.has(tag)) return { ...marks, titled: true };
  const next = tag === 'TABLE' ? marks : marksOf(element, marks, context);
  return tag === 'PRE' ? { ...next, pre: true } : next;
}

function addBlock(element: HTMLElement, to: HTMLElement, marks: Marks, context: Context): void {
  const tag = element.tagName;
  const callout = element.getAttribute('data-callout');
  const caption = element.classList.contains('MsoCaption') ? captionAfter(to) : undefined;
  if (caption) addChildren(element, caption, marks, context);
  else if (/\bMso(?:Intense)?Quote\b/u.test(element.className))
    addWithin('blockquote', element, to, marks, context);
  else if (callout !== null)
    addWithin('div', element, to, marks, context).setAttribute('data-callout', callout);
  else if (tag === 'FIGURE') addFigure(element, to, marks, context);
  else if (/^H[2-4]$/u.test(tag)) addLine(tag, element, to, marks, context);
  else if (KEPT.has(tag)) addWithin(tag, element, to, marks, context);
  else if (LINES.has(tag) || !holdsBlocks(element)) addLine('p', element, to, marks, context);
  else addChildren(element, to, marks, context);
}

function addWithin(
  name: string,
  element: HTMLElement,
  to: HTMLElement,
  marks: Marks,
  context: Context,
): HTMLElement {
  const kept = element.ownerDocument.createElement(name);
  copyAttributes(element, kept);
  to.append(kept);
  addChildren(element, kept, marks, context);
  if (kept.tagName === 'LI') wordsFirst(kept);
  if (kept.tagName === 'OL' && countsOddly(element)) context.dropped.add('numbering');
  if (kept.tagName === 'LI' || kept.tagName === 'TD' || kept.tagName === 'TH') trim(kept);
  return kept;
}

/** A paragraph or a heading; pictures in it stand before and after its words. */
function addLine(name: string, element: HTMLElement, to: HTMLElement, marks: Marks, context: Context): void {
  const whole = element.ownerDocument.createElement(name);
  addChildren(element, whole, marks, context);
  let line = whole.cloneNode(false) as HTMLElement;
  const close = (): void => {
    trim(line);
    if (line.textContent !== '') to.append(line);
    line = whole.cloneNode(false) as HTMLElement;
  };
  for (const child of Array.from(whole.childNodes)) {
    if (child instanceof Element && child.matches('figure, [data-block], p, table, ul, ol, blockquote')) {
      close();
      to.append(child);
    } else line.append(child);
  }
  close();
}

/** A picture with its caption; a figure of anything else is what it holds. */
function addFigure(element: HTMLElement, to: HTMLElement, marks: Marks, context: Context): void {
  const image = element.querySelector('img');
  const words = element.querySelector('figcaption');
  const beside = element.textContent.replace(words?.textContent ?? '', '');
  const isMore = /[^\s\u00A0]/u.test(beside) || element.querySelectorAll('img').length > 1;
  if (!image || isMore || element.querySelector('table')) {
    addChildren(element, to, marks, context);
    return;
  }
  const figure = figureOf(image);
  to.append(figure);
  if (!words) return;
  const caption = element.ownerDocument.createElement('figcaption');
  figure.append(caption);
  addChildren(words, caption, marks, context);
  trim(caption);
}

/** Word writes the caption of a picture as the paragraph after it. */
function captionAfter(to: HTMLElement): HTMLElement | undefined {
  const figure = to.lastElementChild;
  if (figure?.tagName !== 'FIGURE' || figure.querySelector('figcaption')) return undefined;
  const caption = to.ownerDocument.createElement('figcaption');
  figure.append(caption);
  return caption;
}

function addText(text: string, to: HTMLElement, marks: Marks): void {
  const page = to.ownerDocument;
  if (marks.pre && text.includes('\n')) {
    text
      .replace(/\n$/u, '')
      .split('\n')
      .forEach((line, index) => {
        if (index > 0) to.append(page.createElement('br'));
        addText(line, to, { ...marks, pre: false });
      });
    return;
  }
  const clean = cleanText(text);
  if (clean === '' || (clean === ' ' && holdsOnlyBlocks(to))) return;
  const tags = [
    ...(marks.script ? [marks.script] : []),
    ...(marks.strike ? ['s'] : []),
    ...(marks.italic ? ['em'] : []),
    ...(marks.bold && !marks.titled ? ['strong'] : []),
  ];
  let node: Node = page.createTextNode(clean);
  for (const tag of tags) node = wrapped(node, page.createElement(tag));
  if (marks.href !== null) {
    const link = page.createElement('a');
    link.setAttribute('href', marks.href);
    node = wrapped(node, link);
  }
  to.append(node);
}

/** One space that does not break stays; a row of spaces was an indent. */
function cleanText(text: string): string {
  return text
    .replace(/[\u00AD\u200B\uFEFF]/gu, '')
    .replace(/[\s\u00A0]{2,}/gu, ' ')
    .replace(/[\t\r\n\f]/gu, ' ');
}

function addBreak(element: Element, to: HTMLElement): void {
  const isPage =
    /page-break|mso-/u.test(element.getAttribute('style') ?? '') || element.hasAttribute('clear');
  if (isPage || element.classList.contains('Apple-interchange-newline') || holdsOnlyBlocks(to)) return;
  to.append(element.ownerDocument.createElement('br'));
}

function figureOf(image: HTMLElement): HTMLElement {
  const figure = image.ownerDocument.createElement('figure');
  const kept = image.ownerDocument.createElement('img');
  for (const name of ['data-media', 'data-pending', 'src', 'width', 'height', 'alt']) {
    const value = image.getAttribute(name);
    if (value !== null && !(name === 'src' && image.hasAttribute('data-pending')))
      kept.setAttribute(name, value);
  }
  figure.append(kept);
  return figure;
}

function copyAttributes(from: Element, to: HTMLElement): void {
  for (const name of ATTRIBUTES[from.tagName] ?? []) {
    const value = from.getAttribute(name);
    if (value !== null && value !== '1') to.setAttribute(name, name.endsWith('span') ? spanOf(value) : value);
  }
  const align = from.getAttribute('data-align');
  if (align !== null && /^T[DH]$/u.test(from.tagName)) to.style.textAlign = align;
}

/** More cells than the API keeps together would be taken apart there; far more would stop the browser. */
function spanOf(value: string): string {
  const cells = Math.trunc(Number(value));
  return String(Math.min(Math.max(1, Number.isFinite(cells) ? cells : 1), MAX_SPAN));
}

function holdsBlocks(element: Element): boolean {
  return Array.from(element.querySelectorAll('*')).some(
    (each) => each.tagName !== 'BR' && BLOCKS.has(each.tagName),
  );
}

/** No place for the space between two blocks. */
function holdsOnlyBlocks(element: Element): boolean {
  const last = element.lastChild;
  if (['TABLE', 'TR', 'UL', 'OL', 'FIGURE'].includes(element.tagName)) return true;
  return last === null
    ? !LINES.has(element.tagName)
    : last instanceof Element && BLOCKS.has(last.tagName) && last.tagName !== 'BR';
}

function wrapped(node: Node, wrapper: HTMLElement): HTMLElement {
  wrapper.append(node);
  return wrapper;
}
