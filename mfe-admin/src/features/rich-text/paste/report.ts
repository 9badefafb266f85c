import { plural, type WordForms } from '@polden/ru';
import type { Dropped } from './dropped.ts';

const KEPT: readonly [selector: string, forms: WordForms][] = [
  ['h2, h3, h4', { single: 'заголовок', more: 'заголовка', many: 'заголовков' }],
  ['table', { single: 'таблица', more: 'таблицы', many: 'таблиц' }],
  [':not(li) > :is(ul, ol)', { single: 'список', more: 'списка', many: 'списков' }],
  ['figure', { single: 'рисунок', more: 'рисунка', many: 'рисунков' }],
  [':not(td, th, li, blockquote, div) > p', { single: 'абзац', more: 'абзаца', many: 'абзацев' }],
];

const PICTURE = 'figure';

/** What came of a paste. */
export interface PasteReport {
  /** How many of each kind came, by its selector. */
  kept: Readonly<Record<string, number>>;
  /** «цвета текста, 1 рисунок»; '' when nothing was lost. */
  dropped: string;
  /** Words at which the text in the editor parts from what was copied; null when they are the same. */
  lost: string | null;
}

/** Of the pictures: those that are still on their way, and those that the library has not taken. */
interface Uploads {
  coming?: number;
  refused?: number;
}

function wordsOf(kept: PasteReport['kept']): string {
  return KEPT.map(([selector, forms]) => ({ count: kept[selector] ?? 0, forms }))
    .filter(({ count }) => count > 0)
    .map(({ count, forms }) => `${count} ${plural(count, forms)}`)
    .join(', ');
}

/** One line for the report; '' when there is nothing to tell: a few words that came as they were. A picture counts once it is there. */
export function reportLine(
  { kept, dropped, lost }: PasteReport,
  { coming = 0, refused = 0 }: Uploads = {},
): string {
  const here = wordsOf({ ...kept, [PICTURE]: (kept[PICTURE] ?? 0) - coming - refused });
  const parts = [
    here && `Вставлено: ${here}.`,
    dropped && `Отброшено: ${dropped}.`,
    refused > 0 && `Не загружено: ${wordsOf({ [PICTURE]: refused })}.`,
    lost !== null && `Проверьте текст: он отличается от скопированного около слов «${lost}».`,
  ];
  return parts.filter(Boolean).join(' ');
}

export function reportOf(body: HTMLElement, dropped: Dropped): PasteReport {
  const kept = Object.fromEntries(
    KEPT.map(([selector]) => [selector, body.querySelectorAll(selector).length]),
  );
  return { kept, dropped: dropped.words().join(', '), lost: null };
}
