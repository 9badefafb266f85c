import { movedCaret } from './caret.ts';
import { finishedDate, isInParts, withDigits, withoutDigits } from './date-parts.ts';
import { beginsMonth, withMonthNumber } from './named-month.ts';
import type { InputMask, InputState } from './phone-mask.ts';
import { readParts, wholeYear } from './read-date.ts';

/** DD.MM.YYYY */
const DATE_LENGTH = 10;
/** DD.MM */
const DAY_AND_MONTH_LENGTH = 5;

/** What each digit of the day and the month may be after those before it: days to 31, months to 12. */
const ALLOWED = [/^[0-3]/, /^(0[1-9]|[12]\d|3[01])/, /^..[01]/, /^..(0[1-9]|1[0-2])/] as const;
/** Years are of 19xx and 20xx: behind these two digits there are no more. */
const SHORT_YEAR = /^(?!19|20)\d\d/u;
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
  const year = wholeYear(given.slice(4));
  const digits = (given.slice(0, 4) + (SHORT_YEAR.exec(year)?.[0] ?? year)).slice(0, MAX_DIGITS);
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
        const read = isInParts(value) ? value : readTyped(value);
        return { elementState: read === value ? elementState : atEnd(read), data };
      }
      const isMended = isInParts(value) && (selection[1] < value.length || !isTypedOn(value));
      if (action !== 'insert') {
        if (!isMended || selection[1] === value.length) return { elementState, data };
        // A point alone is not taken away: the caret goes over it.
        const caret =
          action === 'deleteForward' && value.slice(...selection) === '.' ? selection[1] : selection[0];
        return { elementState: withoutDigits(elementState, caret), data };
      }
      const mended = isMended ? withDigits(elementState, data) : null;
      if (mended) return upToCaret(mended);
      if (!isMended && selection[1] < value.length) return { elementState, data };
      const before = isMended ? '' : value.slice(0, selection[0]);
      const typed = typedOn(readTyped(before + data));
      // To what was pasted no more digits come.
      return { elementState: atEnd(''), data: data.length > 1 ? finishedDate(typed) : typed };
    },
  ],
  postprocessors: [withoutWrongEnd],
  finished: finishedDate,
};

/** As an insertion: Maskito takes none of nothing. */
function upToCaret({ value, selection: [caret] }: InputState) {
  const elementState = { value: value.slice(caret), selection: [0, 0] } as const;
  return { elementState, data: value.slice(0, caret) };
}

/** Whether it is what digit by digit comes to stand there, and so goes on at its end. */
function isTypedOn(value: string): boolean {
  return typedOn(value) === value;
}

/** A point that has just been typed stays. */
function typedOn(value: string): string {
  const text = dateText(value);
  return text.length <= DAY_AND_MONTH_LENGTH && value === `${text}.` ? value : text;
}

/** Also a month by its name, whole or begun, and nothing from another word on: what follows it would be taken for the month. */
function readTyped(typed: string): string {
  const [, day, letters = ''] = MONTH_BEGUN.exec(typed) ?? [];
  if (day !== undefined && beginsMonth(letters)) return readParts(`${day}.`) + letters;
  const named = withMonthNumber(typed);
  const digit = Math.max(named.search(/\d/u), 0);
  const [dated = ''] = named.slice(digit).split(/\p{L}/u, 1);
  return readParts(dated.replace(/[^\d\s.,/\-–—]/gu, ''));
}

function atEnd(value: string): InputState {
  return { value, selection: [value.length, value.length] };
}

function withoutWrongEnd(state: InputState): InputState {
  const { value, selection } = state;
  if (!/\d/u.test(value)) return atEnd('');
  const kept = isInParts(value) ? value : typedOn(value);
  if (kept === value) return state;
  return {
    value: kept,
    selection: [movedCaret(value, kept, selection[0]), movedCaret(value, kept, selection[1])],
  };
}
