import { MOSCOW_ZONE } from '@polden/ru';

/** The moment with which the day of a value begins for the people who choose it: `$1` → SQL. */
export function dayStart(place: string): string {
  return `(${place}::date)::timestamp AT TIME ZONE '${MOSCOW_ZONE}'`;
}

/** The moment with which the day after it begins. */
export function dayEnd(place: string): string {
  return `(${place}::date + 1)::timestamp AT TIME ZONE '${MOSCOW_ZONE}'`;
}
