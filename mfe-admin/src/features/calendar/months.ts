import { formatDate } from '@polden/ru';

const DAYS_OF_WEEK = 7;

/** YYYY-MM of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** The month that is so many later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, number - 1 + count, 1))).slice(0, 'YYYY-MM'.length);
}

/** «Ноябрь 2026» */
export function monthTitle(month: string): string {
  const title = formatDate(`${month}-01`, 'long month');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Whole weeks from Monday that have the month in them, as days YYYY-MM-DD. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const start = new Date(first);
  start.setUTCDate(1 - ((first.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
  const weeks: string[][] = [];
  for (const day = start; weeks.length === 0 || monthOf(dayOf(day)) <= month;) {
    const week: string[] = [];
    for (let number = 0; number < DAYS_OF_WEEK; number += 1) {
      week.push(dayOf(day));
      day.setUTCDate(day.getUTCDate() + 1);
    }
    weeks.push(week);
  }
  return weeks;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
