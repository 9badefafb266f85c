import { movedCaret } from './caret.ts';
import { beginsMonth, withMonthNumber, withoutWords } from './named-month.ts';
import type { InputMask, InputState } from './phone-mask.ts';

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
/** How a year begins of which two digits are written: 90 is 1990. */
const OF_LAST_CENTURY = /^[4-9]/u;

/** No day and no month of two digits begins with these. */
const DAY_ALONE = /^[4-9]$/u;
const MONTH_ALONE = /^[2-9]$/u;
/** Of what may be a year, too. */
const DAY_AND_MONTH = /^(?:19|20)(?:0[1-9]|1[0-2])$/u;
const SEPARATORS = /[\s./\-–—]+/u;
/** A day and the letters with which a month begins. */
const MONTH_BEGUN = /^(\D*\d{1,2}[^\p{L}\d]*)(\p{L}{1,2})$/u;
const DAY_AND_LETTERS = /^(?:0[1-9]|[12]\d|3[01])\.(\p{L}{1,2})$/u;
/** Behind the year. */
const OF_YEAR = /г(?:\.|ода?)?$/iu;
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
        const read = readParts(value);
        return { elementState: read === value ? elementState : atEnd(read), data };
      }
      if (action !== 'insert' || selection[1] < value.length) return { elementState, data };
      return { elementState: atEnd(''), data: readParts(value.slice(0, selection[0]) + data) };
    },
  ],
  postprocessors: [withoutWrongEnd],
};

/** «5/3/1990» → «05.03.1990», «1990.3.» → «1990-03-»: each part with its two digits once it is closed. */
function readParts(typed: string): string {
  const [, day, letters = ''] = MONTH_BEGUN.exec(typed) ?? [];
  if (day !== undefined && beginsMonth(letters)) return readParts(`${day}.`) + letters;
  const parts = withoutWords(typed)
    .replace(/[^\d\s./\-–—]/gu, '')
    .split(SEPARATORS);
  if (parts[0] === '') parts.shift();
  const [first = '', second = '', third] = parts;
  const isClosed = (index: number) => index < parts.length - 1;
  if (/^(?:19|20)\d\d$/u.test(first) && isClosed(0)) {
    // «20.01-» may be the year 2001 as well as a day of January: its year tells, which begins as no month does.
    if (third === undefined && DAY_AND_MONTH.test(first) && /^(?:19|2)/u.test(second)) return first + second;
    return [first, twoDigits(second, MONTH_ALONE, isClosed(1)), twoDigits(third ?? '', DAY_ALONE, false)]
      .slice(0, parts.length)
      .join('-');
  }
  if (/[-–—]$/u.test(typed) && third === '' && DAY_AND_MONTH.test(first + second))
    return `${first}${second}-`;
  const dayAndMonth = [twoDigits(first, DAY_ALONE, isClosed(0)), twoDigits(second, MONTH_ALONE, isClosed(1))];
  return [...dayAndMonth, ...parts.slice(2).map(wholeYear)].slice(0, parts.length).join('.');
}

function wholeYear(year: string): string {
  return year.replace(OF_LAST_CENTURY, '19$&');
}

function twoDigits(part: string, alone: RegExp, isClosed: boolean): string {
  return alone.test(part) || (isClosed && /^[1-9]$/u.test(part)) ? `0${part}` : part;
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

const WHOLE = /^(\d{2})\.(\d{2})\.(\d{4})$/u;

/** Calendar day YYYY-MM-DD of a typed DD.MM.YYYY; null when it is not whole, or there is no such day. */
export function parseDate(typed: string): string | null {
  const [, day = '', month = '', year = ''] = WHOLE.exec(typed.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31.02. would be the third of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Digits and what stands between them, nothing else: of this the mask leaves nothing out. */
const DATE_SIGNS = /^\d[\d\s./\-–—]*\d$/u;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/u;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/u;

/**
 * Calendar day YYYY-MM-DD of what the mask would make a whole date of: «5.3.1990», «05/03/90», «05031990», «1990-03-05»,
 * «5 марта 1990 г.». Null for what is written otherwise, and when there is no such day.
 */
export function readDate(written: string): string | null {
  return parseDate(wholeDate(written));
}

/** Whether it is written as a whole date of a day that no calendar has: «31.02.1990». */
export function isNoDay(written: string): boolean {
  const date = wholeDate(written);
  return WHOLE.test(date) && parseDate(date) === null;
}

/** As DD.MM.YYYY, where it is one. */
function wholeDate(written: string): string {
  const text = withMonthNumber(written.trim().replace(OF_YEAR, '').trimEnd());
  if (!DATE_SIGNS.test(text)) return '';
  return readParts(text).replace(ISO, '$3.$2.$1').replace(DIGITS, '$1.$2.$3');
}
