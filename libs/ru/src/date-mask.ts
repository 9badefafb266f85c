import { movedCaret } from './caret.ts';
import { beginsMonth, withMonthNumber } from './named-month.ts';
import type { InputMask, InputState } from './phone-mask.ts';
import { readParts, wholeYear } from './read-date.ts';

/** DD.MM.YYYY */
const DATE_LENGTH = 10;

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
/** A day and the letters with which a month begins. */
const MONTH_BEGUN = /^(\D*\d{1,2}[^\p{L}\d]*)(\p{L}{1,2})$/u;
const DAY_AND_LETTERS = /^(?:0[1-9]|[12]\d|3[01])\.(\p{L}{1,2})$/u;
/** A year that is no day and month, or has a dash behind it; its month and day may be there. */
const YEAR_FIRST =
  /^((?:19|20)(?:[2-9]\d?|\.?(?:00|1[3-9])|\d\d(?=-)))(?:-?(0[1-9]|1[0-2]|[01])(?:-?([0-3]\d?))?)?-?$/u;

/**
 * What was typed as DD.MM.YYYY or the beginning of it: digits only, and none after the first that cannot stand there. With
 * the year first it stands as YYYY-MM-DD until it is whole; letters stand until they tell the month.
 */
export function dateText(typed: string): string {
  const [begun, letters = ''] = DAY_AND_LETTERS.exec(typed) ?? [];
  if (begun !== undefined && beginsMonth(letters)) return begun;
  const [text, year = '', month = '', day = ''] = YEAR_FIRST.exec(typed) ?? [];
  if (day.length === 2) return dayFirst(`${day}${month}${year}`);
  if (text === undefined) return dayFirst(typed);
  const digits = year.replace('.', '');
  const parts = [digits, month, day].filter(Boolean).join('-');
  return text.endsWith('-') && digits.length === 4 && month.length !== 1 ? `${parts}-` : parts;
}

function dayFirst(typed: string): string {
  const given = typed.replace(/\D/gu, '');
  const digits = (given.slice(0, 4) + wholeYear(given.slice(4))).slice(0, MAX_DIGITS);
  const wrong = ALLOWED.findIndex((allowed, index) => digits.length > index && !allowed.test(digits));
  const kept = wrong === -1 ? digits : digits.slice(0, wrong);
  return [kept.slice(0, 2), kept.slice(2, 4), kept.slice(4)].filter(Boolean).join('.');
}

/**
 * Mask of a date that is typed: DD.MM.YYYY. A separator closes the day or the month; one with the year first is turned, and
 * the name of a month is read.
 */
export const DATE_MASK: InputMask = {
  mask: Array.from({ length: DATE_LENGTH }, () => /[\d.\-а-яё]/i),
  preprocessors: [
    ({ elementState, data }, action) => {
      const { value, selection } = elementState;
      // Autofill puts a whole date into the field without an insertion.
      if (action === 'validation') {
        const read = readTyped(value);
        return { elementState: read === value ? elementState : atEnd(read), data };
      }
      if (action !== 'insert' || selection[1] < value.length) return { elementState, data };
      return { elementState: atEnd(''), data: readTyped(value.slice(0, selection[0]) + data) };
    },
  ],
  postprocessors: [withoutWrongEnd],
};

/** Also a month by its name, whole or begun, and nothing from another word on: what follows it would be taken for the month. */
function readTyped(typed: string): string {
  const [, day, letters = ''] = MONTH_BEGUN.exec(typed) ?? [];
  if (day !== undefined && beginsMonth(letters)) return readParts(`${day}.`) + letters;
  const named = withMonthNumber(typed);
  const digit = Math.max(named.search(/\d/u), 0);
  const [dated = ''] = named.slice(digit).split(/\p{L}/u, 1);
  return readParts(dated.replace(/[^\d\s./\-–—]/gu, ''));
}

function atEnd(value: string): InputState {
  return { value, selection: [value.length, value.length] };
}

function withoutWrongEnd({ value, selection: [from, to] }: InputState): InputState {
  const text = dateText(value);
  // A point that has just been typed stays.
  const kept = text.length < DATE_LENGTH && value === `${text}.` ? value : text;
  return { value: kept, selection: [movedCaret(value, kept, from), movedCaret(value, kept, to)] };
}
