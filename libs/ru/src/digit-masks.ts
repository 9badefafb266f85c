import { movedCaret } from './caret.ts';
import { formatNumber } from './number.ts';
import type { InputMask, InputState } from './phone-mask.ts';

const DIGIT = /\d/;
/** More than any sum that is taken, so that one that is too large is told so, and still a number that is exact. */
const LONGEST_MONEY = 15;
const SPACES = Math.floor((LONGEST_MONEY - 1) / 3);
const SPARE_DIGITS = 10;

/** Series and number of a passport: 4510 123456. */
export const PASSPORT_MASK = digitMask('#### ######');
export const PASSPORT_SERIES_MASK = digitMask('####');
export const PASSPORT_NUMBER_MASK = digitMask('######');
/** Department that gave a passport: 770-001. */
export const DEPARTMENT_MASK = digitMask('###-###');
export const YEAR_MASK = digitMask('####');

/** Two digits at most behind a point or a comma: «300 000,00 ₽», as banks write it. */
const KOPECKS = /(?<=\d\s*)[.,]\d{0,2}(?=\D*$)/u;
const LONGEST_KOPECKS = 3;

/** Roubles as they are typed: digits in groups of three. Kopecks may stand behind them, and do not count. */
export const MONEY_MASK: InputMask = {
  mask: Array.from({ length: LONGEST_MONEY + SPACES + LONGEST_KOPECKS }, () => /[\d\s.,]/),
  preprocessors: [
    ({ elementState, data }) => ({ elementState, data: /^[.,]$/u.test(data) ? data : roubleDigits(data) }),
  ],
  postprocessors: [inThrees],
};

/** The digits of whole roubles: kopecks that were copied along would make a sum a hundred times as large. */
export function roubleDigits(typed: string): string {
  return typed.replace(KOPECKS, '').replace(/\D/gu, '');
}

/** «300 000,00» → «,00»: what is typed behind the roubles stays to be seen, or the digits after it would make them more. */
export function kopecks(typed: string): string {
  return KOPECKS.exec(typed)?.[0] ?? '';
}

/** «90000» → «90 000»; '' for what has no digits. */
export function moneyText(typed: string): string {
  const digits = roubleDigits(typed).slice(0, LONGEST_MONEY);
  return digits === '' ? '' : formatNumber(Number(digits));
}

/** `#` stands for a digit. There is room for more: what is too long is told so, and never cut unseen to what fits. */
function digitMask(pattern: string): InputMask {
  const signs = Array.from(pattern, (sign) => (sign === '#' ? DIGIT : sign));
  return { mask: [...signs, ...Array.from({ length: SPARE_DIGITS }, () => DIGIT)], preprocessors: [] };
}

/** The caret stays behind the digit that it was behind. */
function inThrees({ value, selection: [from, to] }: InputState): InputState {
  const text = moneyText(value) + kopecks(value);
  return { value: text, selection: [movedCaret(value, text, from), movedCaret(value, text, to)] };
}
