import { plural, type WordForms } from '@polden/ru';
import type { Dropped } from './dropped.ts';

const KEPT: readonly [selector: string, forms: WordForms][] = [
  ['h2, h3, h4', { single: 'заголовок', more: 'заголовка', many: 'заголовков' }],
  ['table', { single: 'таблица', more: 'таблицы', many: 'таблиц' }],
  [':not(li) > :is(ul, ol)', { single: 'список', more: 'списка', many: 'списков' }],
  ['figure', { single: 'рисунок', more: 'рисунка', many: 'рисунков' }],
  [':not(td, th, li, blockquote, div) > p', { single: 'абзац', more: 'абзаца', many: 'абзацев' }],
];

/** What came of a paste, in words. */
export interface PasteReport {
  /** «2 таблицы, 14 абзацев» */
  kept: string;
  /** «цвета текста, 1 рисунок»; '' when nothing was lost. */
  dropped: string;
  /** Words at which the text in the editor parts from what was copied; null when they are the same. */
  lost: string | null;
}

function describeKept(body: HTMLElement): string {
  return KEPT.map(([selector, forms]) => ({ count: body.querySelectorAll(selector).length, forms }))
    .filter(({ count }) => count > 0)
    .map(({ count, forms }) => `${count} ${plural(count, forms)}`)
    .join(', ');
}

/** One line for the report; '' when there is nothing to tell: a few words that came as they were. */
export function reportLine({ kept, dropped, lost }: PasteReport): string {
  const parts = [
    kept && `Вставлено: ${kept}.`,
    dropped && `Отброшено: ${dropped}.`,
    lost !== null && `Проверьте текст: он отличается от скопированного около слов «${lost}».`,
  ];
  return parts.filter(Boolean).join(' ');
}

export function reportOf(body: HTMLElement, dropped: Dropped): PasteReport {
  return { kept: describeKept(body), dropped: dropped.words().join(', '), lost: null };
}
