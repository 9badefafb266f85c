import { noBreak } from './no-break.ts';

const wholeRubles = rubleFormat(0);
const rublesAndKopecks = rubleFormat(2);
const shortNumber = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

const SHORT_SIZES: [least: number, word: string][] = [
  [1e9, 'млрд '],
  [1e6, 'млн '],
  [1e3, 'тыс. '],
];

/** 280000 → «280 000 ₽». `rubles` is whole roubles; a fraction is rounded. */
export function formatRubles(rubles: number): string {
  return noBreak(wholeRubles.format(rubles));
}

/** 1333333 → «13 333,33 ₽», 1500000 → «15 000 ₽». `kopecks` is an integer. */
export function formatKopecks(kopecks: number): string {
  const format = kopecks % 100 === 0 ? wholeRubles : rublesAndKopecks;
  return noBreak(format.format(kopecks / 100));
}

/** Where a long number has no room: 1500000 → «1,5 млн ₽», 400000 → «400 тыс. ₽». `rubles` is roubles. */
export function formatRublesShort(rubles: number): string {
  const [size, word] = SHORT_SIZES.find(([least]) => Math.abs(rubles) >= least) ?? [1, ''];
  return noBreak(`${shortNumber.format(rubles / size)} ${word}₽`);
}

function rubleFormat(fractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
}
