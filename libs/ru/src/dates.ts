import { once } from './once.ts';

/** The clock that the product goes by. */
export const MOSCOW_ZONE = 'Europe/Moscow';
/** Moscow keeps to UTC+3 since October 2014: no calendar has to be asked, which takes milliseconds to wake. */
export const MOSCOW_OFFSET = '+03:00';
const STEADY_SINCE = Date.UTC(2014, 9, 26, 21);

/** The date forms of the product; the `long` ones spell the month. */
export type DateForm =
  | 'DD.MM.YYYY'
  | 'DD.MM.YYYY HH:mm'
  | 'YYYY-MM-DD'
  | 'YYYY-MM-DD HH:mm:00'
  | 'YYYY-MM-DD HH:mm:ss'
  | 'YYYY-MM-DDTHH:mm'
  | 'YYYY-MM-DDTHH:mm:ss'
  | 'YYYY-MM-DD 23:59:00'
  | 'YYYY'
  | 'HH:mm'
  | 'HH:mm:ss'
  | 'long'
  | 'long day'
  | 'long month';

const STEADY_OFFSET_MS = 3 * 60 * 60 * 1000;
/** The same day at any hour. */
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/u;
const earlier = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: MOSCOW_ZONE, dateStyle: 'short', timeStyle: 'medium' }),
);

const MONTHS = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');
/** As they stand in a date. */
export const OF_MONTHS =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** Whether the text is a day of the calendar as YYYY-MM-DD; the thirtieth of February is none, nor is the year 0. */
export function isDay(text: string): boolean {
  if (!BARE_DAY.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * A moment as people in Moscow read it. A string is ISO 8601; a bare day (2026-11-20) is that day.
 * `long` is «20 ноября 2026», `long day` is «20 ноября», `long month` is «ноябрь 2026»; no line ends between a day and its
 * month. Throws RangeError on an invalid date.
 */
export function formatDate(moment: Date | string | number, form: DateForm): string {
  const parts = moscowTime(moment).split(/\D/u);
  const [year, month, day] = parts;
  const index = Number(month) - 1;
  if (form === 'long') return `${Number(day)}\u00a0${OF_MONTHS[index]} ${year}`;
  if (form === 'long day') return `${Number(day)}\u00a0${OF_MONTHS[index]}`;
  if (form === 'long month') return `${MONTHS[index]} ${year}`;
  return form.replace(/([YMDHms])\1+/gu, (_, part: string) => parts['YMDHms'.indexOf(part)] ?? '');
}

/** YYYY-MM-DDTHH:mm:ss, or with a space, by the Moscow clock of now: an invalid date where it is none. */
export function moscowMoment(wallTime: string): Date {
  return new Date(wallTime.replace(' ', 'T') + MOSCOW_OFFSET);
}

/** The calendar day in Moscow, YYYY-MM-DD. */
export function moscowDay(moment: Date): string {
  return formatDate(moment, 'YYYY-MM-DD');
}

/** YYYY-MM-DD, a sign, HH:mm:ss. */
function moscowTime(moment: Date | string | number): string {
  const date = new Date(moment);
  const time = date.getTime();
  const isSteady = time >= STEADY_SINCE || BARE_DAY.test(String(moment));
  // The Swedish way to write a date is the one of ISO 8601.
  return isSteady ? new Date(time + STEADY_OFFSET_MS).toISOString() : earlier().format(date);
}
