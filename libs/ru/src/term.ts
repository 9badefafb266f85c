import { noBreak } from './no-break.ts';
import { formatNumber } from './number.ts';
import { plural, type WordForms } from './plural.ts';

/**
 * A term in the unit that people read: (1440 days, months, 30) → «48 месяцев».
 * `multiply` is the number of days in the unit; `words` are the unit's forms.
 */
export function formatTerm(days: number, words: WordForms, multiply: number): string {
  const count = days / multiply;
  return noBreak(`${formatNumber(count, { most: 3 })} ${plural(count, words)}`);
}
