import { withMonthNumber } from './named-month.ts';

/** How a year begins of which two digits are written: 90 is 1990. */
const OF_LAST_CENTURY = /^[4-9]/u;

/** No day and no month of two digits begins with these. */
const DAY_ALONE = /^[4-9]$/u;
const MONTH_ALONE = /^[2-9]$/u;
/** Of what may be a year, too. */
const DAY_AND_MONTH = /^(?:19|20)(?:0[1-9]|1[0-2])$/u;
const SEPARATORS = /[\s.,/\-–—]+/u;
/** Behind the year. */
const OF_YEAR = /г(?:\.|ода?)?$/iu;

/** Of digits and what stands between them: «5/3/1990» → «05.03.1990», «1990.3.» → «1990-03-»: each part with its two digits once it is closed. */
export function readParts(typed: string): string {
  const parts = typed.split(SEPARATORS);
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

/** «90» → «1990», also of its beginning. */
export function wholeYear(year: string): string {
  return year.replace(OF_LAST_CENTURY, '19$&');
}

function twoDigits(part: string, alone: RegExp, isClosed: boolean): string {
  return alone.test(part) || (isClosed && /^[1-9]$/u.test(part)) ? `0${part}` : part;
}

/** DD.MM.YYYY */
export const WHOLE = /^(\d{2})\.(\d{2})\.(\d{4})$/u;

/** Calendar day YYYY-MM-DD of a typed DD.MM.YYYY; null when it is not whole, or there is no such day. */
export function parseDate(typed: string): string | null {
  const [, day = '', month = '', year = ''] = WHOLE.exec(typed.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31.02. would be the third of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Digits and what stands between them, nothing else: of this the mask leaves nothing out. */
const DATE_SIGNS = /^\d[\d\s.,/\-–—]*\d$/u;
/** Of a year of two digits, too. */
const DAY_FIRST = /^(\d\d)(\.?)(\d\d)\2(\d\d|\d{4})$/u;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/u;

/**
 * Calendar day YYYY-MM-DD of what the mask would make a whole date of: «5.3.1990», «05/03/90», «05031990», «1990-03-05»,
 * «5 марта 1990 г.», and of a year of two digits: «20.05.08» is 2008. Null for what is written otherwise, and when there
 * is no such day.
 */
export function readDate(written: string): string | null {
  return parseDate(wholeDate(written));
}

/** Whether it is written as a whole date of a day that no calendar has: «31.02.1990». */
export function isNoDay(written: string): boolean {
  const date = wholeDate(written);
  return WHOLE.test(date) && parseDate(date) === null;
}

/** As DD.MM.YYYY, where it is one; no more digits come to a year of two. */
export function wholeDate(written: string): string {
  const text = withMonthNumber(written.trim().replace(OF_YEAR, '').trimEnd());
  if (!DATE_SIGNS.test(text)) return '';
  return readParts(text)
    .replace(ISO, '$3.$2.$1')
    .replace(DAY_FIRST, (_, day: string, _point, month: string, year: string) =>
      [day, month, wholeYear(year).padStart(4, '20')].join('.'),
    );
}
