import { RICH_TEXT_HEADINGS } from '@polden/content-model';
import type { StyleOf } from './style-rules.ts';

const DEEPEST = Math.max(...RICH_TEXT_HEADINGS);
const HIGHEST = Math.min(...RICH_TEXT_HEADINGS);
const TITLE_CLASSES = ['MsoTitle', 'MsoTitleCxSpFirst'];

/** Every heading of what was copied as `h2`…`h4`, none of them skipped: the title of the page is the first level. */
export function levelHeadings(body: HTMLElement, styleOf: StyleOf): void {
  const found = Array.from(body.querySelectorAll('h1, h2, h3, h4, h5, h6, p, div'), (element) => ({
    element,
    level: levelOf(element, styleOf),
  })).filter(({ level }) => level > 0);
  const levels = [...new Set(found.map(({ level }) => level))].sort((a, b) => a - b);
  const first = Math.min(Math.max(levels[0] ?? HIGHEST, HIGHEST), DEEPEST);
  for (const { element, level } of found) {
    const isItem = element.closest('li') !== null;
    const kept = Math.min(first + levels.indexOf(level), DEEPEST);
    // A list has paragraphs; a cell is headed by its row or column.
    const replacement = body.ownerDocument.createElement(isItem ? 'p' : `h${kept}`);
    replacement.append(...element.childNodes);
    element.replaceWith(replacement);
  }
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
