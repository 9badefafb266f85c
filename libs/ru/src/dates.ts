/** The date forms of the product; the `long` ones spell the month. */
export type DateForm =
  | 'DD.MM.YYYY'
  | 'DD.MM.YYYY HH:mm'
  | 'YYYY-MM-DD'
  | 'YYYY-MM-DD HH:mm:00'
  | 'YYYY-MM-DD 23:59:00'
  | 'YYYY'
  | 'long'
  | 'long month';

const ZONE = 'Europe/Moscow';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const longDay = new Intl.DateTimeFormat('ru-RU', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const longMonth = new Intl.DateTimeFormat('ru-RU', { timeZone: ZONE, month: 'long', year: 'numeric' });

/**
 * A moment as people in Moscow read it. A string is ISO 8601; a bare day (2026-11-20) is that day.
 * `long` is «20 ноября 2026», `long month` is «ноябрь 2026». Throws RangeError on an invalid date.
 */
export function formatDate(moment: Date | string | number, form: DateForm): string {
  const date = new Date(moment);
  if (form === 'long') return withoutYearMark(longDay.format(date));
  if (form === 'long month') return withoutYearMark(longMonth.format(date));
  const text = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return form
    .replace('YYYY', text['year'] ?? '')
    .replace('MM', text['month'] ?? '')
    .replace('DD', text['day'] ?? '')
    .replace('HH', text['hour'] ?? '')
    .replace('mm', text['minute'] ?? '');
}

/** The calendar day in Moscow, YYYY-MM-DD. */
export function moscowDay(moment: Date): string {
  return formatDate(moment, 'YYYY-MM-DD');
}

/** ICU versions differ in «г.» and in the space before it. */
function withoutYearMark(text: string): string {
  return text.replace(/\s*г\.?$/u, '');
}
