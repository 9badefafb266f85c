import { moscowDay } from '@polden/ru';

/** As the terms of the loans promise: «пять рабочих дней со дня, когда заёмщик их получил». */
const HOLDS_DAYS = 5;
const DAY_MS = 24 * 3600 * 1000;
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/** Article 112 of the Labour Code, MM-DD. */
const NEW_YEAR = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'];
const HOLIDAYS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'];
/**
 * Days off that the government moves from the New Year holidays, named anew each autumn. A Saturday that it makes a working
 * day is none here: an offer that holds a day longer takes nothing from anybody.
 */
const MOVED = ['2026-01-09', '2026-12-31'];

/** Of an offer that is made at this moment, YYYY-MM-DD: it holds until that day is over in Moscow. */
export function lastDayOfOffer(made: Date): string {
  let day = moscowDay(made);
  for (let left = HOLDS_DAYS; left > 0; left -= isWorkingDay(day) ? 1 : 0) day = daysLater(day, 1);
  return day;
}

/** Whether the last day of an offer is over at this moment. */
export function isPast(until: string, now: Date): boolean {
  return until < moscowDay(now);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY || MOVED.includes(day)) return false;
  if (isHoliday(day) || NEW_YEAR.includes(day.slice(5))) return false;
  // A holiday at the weekend makes the Monday after it a day off.
  return weekday !== MONDAY || ![1, 2].some((before) => isHoliday(daysLater(day, -before)));
}

function isHoliday(day: string): boolean {
  return HOLIDAYS.includes(day.slice(5));
}

function daysLater(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
