/** A month of a loan term, as the product table counts it; a year is 360 days. */
export const MONTH_DAYS = 30;

export function daysToMonths(days: number): number {
  return Math.round(days / MONTH_DAYS);
}

export function monthsToDays(months: number): number {
  return months * MONTH_DAYS;
}

/** `day` and the result are YYYY-MM-DD. Throws RangeError on an invalid day. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

/**
 * The same day `months` later, or the last day of a shorter month (ГК РФ ст. 192 п. 3): 2026-01-31 + 1 → 2026-02-28.
 * `day` and the result are YYYY-MM-DD. Throws RangeError on an invalid day.
 */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return toDay(date);
}

/** Whole days from one day to another, both YYYY-MM-DD; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
