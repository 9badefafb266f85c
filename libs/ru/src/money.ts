import { noBreak } from './no-break.ts';

const wholeRubles = rubleFormat(0);
const rublesAndKopecks = rubleFormat(2);

/** 280000 → «280 000 ₽». `rubles` is whole roubles; a fraction is rounded. */
export function formatRubles(rubles: number): string {
  return noBreak(wholeRubles.format(rubles));
}

/** 1333333 → «13 333,33 ₽», 1500000 → «15 000 ₽». `kopecks` is an integer. */
export function formatKopecks(kopecks: number): string {
  const format = kopecks % 100 === 0 ? wholeRubles : rublesAndKopecks;
  return noBreak(format.format(kopecks / 100));
}

function rubleFormat(fractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
}
