import { noBreak } from './no-break.ts';
import { formatNumber } from './number.ts';

const SHORT_SIZES: [least: number, word: string][] = [
  [1e9, 'млрд '],
  [1e6, 'млн '],
  [1e3, 'тыс. '],
];

/** 280000 → «280 000 ₽». `rubles` is whole roubles; a fraction is rounded. */
export function formatRubles(rubles: number): string {
  return `${formatNumber(rubles)}\u00a0₽`;
}

/**
 * 1333333 → «13 333,33 ₽», 1500000 → «15 000 ₽». `kopecks` is an integer. With `always` it is «15 000,00 ₽»: in a column
 * where others have kopecks.
 */
export function formatKopecks(kopecks: number, { always = false } = {}): string {
  return `${formatNumber(kopecks / 100, { least: kopecks % 100 === 0 && !always ? 0 : 2 })}\u00a0₽`;
}

/** Where a long number has no room: 1500000 → «1,5 млн ₽», 400000 → «400 тыс. ₽». `rubles` is roubles. */
export function formatRublesShort(rubles: number): string {
  // What two digits after the comma round up to a thousand of a word is one of the next.
  const [size, word] = SHORT_SIZES.find(([least]) => Math.abs(rubles) >= least - least / 200_000) ?? [1, ''];
  return noBreak(`${formatNumber(rubles / size, { most: 2 })} ${word}₽`);
}
