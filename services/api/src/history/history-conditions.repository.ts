import type { HistoryQuery } from '@polden/api-contract';
import { dayEnd, dayStart } from '../core/database/moscow-day.ts';
import { BEGINNING, beginningOf, containing, isShort, startingWith, WHOLE } from './like-patterns.ts';

/** The conditions of a search with the values that they name. */
export interface Conditions {
  /** With WHERE; empty without a filter. */
  sql: string;
  values: unknown[];
}

type Part = [sql: (place: string) => string, value: string | readonly string[] | undefined];

/** All filters that are given, each in the form that its index has. No title finds records of the `unnamed` things. */
export function conditions(query: Omit<HistoryQuery, 'page'>, unnamed: readonly string[]): Conditions {
  const { search, fileName, manager, action, dateFrom, dateTo } = query;
  const parts: Part[] = [
    titleCondition(search),
    [(place) => `${BEGINNING} = ${beginningOf(place)}`, fileName],
    [(place) => `entity <> ALL (${place})`, (search || fileName) && unnamed.length > 0 ? unnamed : undefined],
    [(place) => `actor_id = ${place}`, manager],
    [(place) => `action = ${place}`, action],
    [(place) => `at >= ${dayStart(place)}`, dateFrom],
    [(place) => `at < ${dayEnd(place)}`, dateTo],
  ];
  const given = parts.filter(([, value]) => value);
  const sql = given.map(([part], index) => part(`$${index + 1}`)).join(' AND ');
  return { sql: sql && `WHERE ${sql}`, values: given.map(([, value]) => value) };
}

function titleCondition(search = ''): Part {
  if (search === '') return [() => '', undefined];
  return isShort(search)
    ? [(place) => `${BEGINNING} LIKE ${place}`, startingWith(search)]
    : [(place) => `${WHOLE} LIKE ${place}`, containing(search)];
}
