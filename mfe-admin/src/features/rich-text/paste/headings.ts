import { RICH_TEXT_HEADINGS } from '@polden/content-model';
import { whyHidden } from './hidden.ts';
import type { StyleOf } from './style-rules.ts';
import { visibleWords } from './visible-words.ts';

const DEEPEST = Math.max(...RICH_TEXT_HEADINGS);
const HIGHEST = Math.min(...RICH_TEXT_HEADINGS);
const TITLE_CLASSES = ['MsoTitle', 'MsoTitleCxSpFirst'];

/**
 * Every heading of what was copied as `h2`…`h4`, none of them skipped in the order in which they are read: the title of the page is
 * the first level.
 */
export function levelHeadings(body: HTMLElement, styleOf: StyleOf): void {
  const found = Array.from(body.querySelectorAll('h1, h2, h3, h4, h5, h6, p, div'), (element) => ({
    element,
    level: levelOf(element, styleOf),
  })).filter(({ element, level }) => level > 0 && isRead(element, styleOf));
  // A list has paragraphs; a cell is headed by its row or column.
  const isLine = (element: Element): boolean => element.closest('li, td, th') !== null;
  const levels = found.filter(({ element }) => !isLine(element)).map(({ level }) => level);
  const first = Math.min(Math.max(Math.min(...levels), HIGHEST), DEEPEST);
  /** Levels of the headings under which the present one stands. */
  const above: number[] = [];
  for (const { element, level } of found) {
    const page = body.ownerDocument;
    let replacement: HTMLElement = page.createElement('p');
    if (!isLine(element)) {
      while ((above.at(-1) ?? 0) >= level) above.pop();
      replacement = page.createElement(`h${Math.min(first + above.length, DEEPEST)}`);
      above.push(level);
    }
    replacement.append(...element.childNodes);
    element.replaceWith(replacement);
  }
}

/** Nothing remains of an empty heading, or of a hidden one: they head nothing. */
function isRead(element: Element, styleOf: StyleOf): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (whyHidden(each, styleOf) !== undefined) return false;
  }
  return visibleWords(element, styleOf).length > 0;
}

function levelOf(element: Element, styleOf: StyleOf): number {
  if (element.closest('li') !== null && !/^H[1-6]$/u.test(element.tagName)) return 0;
  if (/^H[1-6]$/u.test(element.tagName)) return Number(element.tagName[1]);
  if (TITLE_CLASSES.some((each) => element.classList.contains(each))) return 1;
  const [, byClass] = /(?:^|\s)MsoHeading([1-9])/u.exec(element.className) ?? [];
  const outline = Number(byClass ?? styleOf(element).get('mso-outline-level'));
  const isOnline =
    element.getAttribute('role') === 'heading' ? Number(element.getAttribute('aria-level')) : Number.NaN;
  return firstNumber(outline, isOnline);
}

function firstNumber(...numbers: number[]): number {
  return numbers.find((each) => Number.isSafeInteger(each) && each > 0) ?? 0;
}
