import type { InputMask, InputState } from './phone-mask.ts';

const DIGIT = /\d/;
/** DD.MM.YYYY */
export const DATE_LENGTH = 10;

/** What each digit may be after those before it: days to 31, months to 12, years of 19xx and 20xx. */
const ALLOWED = [
  /^[0-3]/,
  /^(0[1-9]|[12]\d|3[01])/,
  /^..[01]/,
  /^..(0[1-9]|1[0-2])/,
  /^....[12]/,
  /^....(19|20)/,
] as const;
const MAX_DIGITS = 8;

/** What was typed as DD.MM.YYYY or the beginning of it: digits only, and none after the first that cannot stand there. */
export function dateText(typed: string): string {
  const digits = typed.replace(/\D/gu, '').slice(0, MAX_DIGITS);
  const wrong = ALLOWED.findIndex((allowed, index) => digits.length > index && !allowed.test(digits));
  const kept = wrong === -1 ? digits : digits.slice(0, wrong);
  return [kept.slice(0, 2), kept.slice(2, 4), kept.slice(4)].filter(Boolean).join('.');
}

/** Mask of a date that is typed: DD.MM.YYYY. */
export const DATE_MASK: InputMask = {
  mask: [DIGIT, DIGIT, '.', DIGIT, DIGIT, '.', DIGIT, DIGIT, DIGIT, DIGIT],
  preprocessors: [],
  postprocessors: [withoutWrongEnd],
};

function withoutWrongEnd({ value, selection: [from, to] }: InputState): InputState {
  const text = dateText(value);
  // A point that has just been typed stays.
  const kept = text.length < value.length && value === `${text}.` ? value : text;
  return { value: kept, selection: [Math.min(from, kept.length), Math.min(to, kept.length)] };
}

/** Calendar day YYYY-MM-DD of a typed DD.MM.YYYY; null when it is not whole, or there is no such day. */
export function parseDate(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/u.exec(typed.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31.02. would be the third of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
