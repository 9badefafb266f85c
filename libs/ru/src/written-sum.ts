import { inThousands } from './number.ts';

/** More than any sum that is taken: one that is larger is still told to be too large. */
const MOST_RUBLES = 1e15;

/** A number, «тыс» or «млн» where there is one, and the currency, which says nothing. */
const WRITTEN =
  /^([\d\s.,]{1,40}?)(?:(тыс\.?|тысяч[аи]?|т\.?|[кk])|(млн\.?|миллион(?:а|ов)?))?\s*(?:₽|р\.?|руб(?:\.|л(?:ь|я|ей))?)?$/iu;
/** «1.500.000»: a number of whole roubles with three digits behind a point or a comma means thousands. */
const IN_POINTS = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/u;
const FRACTION = /^(\d[\d\s]*)(?:[.,](\d{0,3}))?$/u;
/** Kopecks are written with two digits: «1,5» may have been meant for millions. */
const HALF_WRITTEN = /^\d{1,3}[.,]\d\D*$/u;

/** Signs of `WRITTEN` besides its digits. */
const SIGN = /^[\s.,₽тысячиамлновкkрубейь]$/iu;
/** Roubles alone, as they are typed, with the kopecks behind them. */
const ROUBLES = /^(\d[\d\s]*)([.,]\d{0,2})?$/u;

/** «12 500,50 руб.», «1,5 млн», «300к» → kopecks; null for what is no sum as a whole: nothing of it is left out. */
export function readKopecks(written: string): number | null {
  const [, number = '', thousands, millions] = WRITTEN.exec(written.trim()) ?? [];
  const times = millions === undefined ? (thousands === undefined ? 1 : 1e3) : 1e6;
  const text = times === 1 && IN_POINTS.test(number) ? number.replace(/[.,]/gu, '') : number.trim();
  const [, whole, fraction = ''] = FRACTION.exec(text) ?? [];
  if (whole === undefined || (times === 1 && fraction.length > 2)) return null;
  const rubles = Number(`${whole.replace(/\s/gu, '')}.${fraction}`) * times;
  return Math.round(Math.min(rubles, MOST_RUBLES) * 100);
}

/** `readKopecks` in whole roubles: kopecks that were copied along do not count. */
export function readRoubles(written: string): number | null {
  const kopecks = readKopecks(written);
  if (kopecks === null || (kopecks % 100 !== 0 && HALF_WRITTEN.test(written.trim()))) return null;
  return Math.floor(kopecks / 100);
}

/** What stands in a field while a sum is typed: roubles in groups of three, all else as it is. */
export function groupedSum(typed: string): string {
  const hasCurrency = typed.endsWith('₽');
  const sum = hasCurrency ? typed.slice(0, -1) : typed;
  const [text, whole = '', kopecks = ''] = ROUBLES.exec(sum.trimEnd()) ?? [];
  if (text === undefined) return typed;
  const digits = whole.replace(/\s/gu, '').replace(/^0+(?=\d)/u, '');
  return inThousands(digits) + kopecks + (hasCurrency ? '' : sum.slice(text.length, text.length + 1));
}

/** Whether a sign that is typed behind `before` may belong to a sum: a word is one behind a number only. */
export function isSignOfSum(sign: string, before: string): boolean {
  return /^\d$/u.test(sign) || (SIGN.test(sign) && /\d/u.test(before));
}
