import type { HistoryQuery } from '@polden/api-contract';
import { BEGINNING, beginningOf, containing, isShort, startingWith, WHOLE } from './like-patterns.ts';

/** The clock of the people who read it. */
const ZONE = 'Europe/Moscow';

/** The conditions of a search with the values that they name. */
export interface Conditions {
  /** With WHERE; empty without a filter. */
  sql: string;
  values: unknown[];
}

type Part = [sql: (place: string) => string, value: string | undefined];

/** All filters that are given, each in the form that its index has. */
export function conditions(query: Omit<HistoryQuery, 'page'>): Conditions {
  const { search, fileName, manager, action, dateFrom, dateTo } = query;
  const parts: Part[] = [
    titleCondition(search),
    [(place) => `${BEGINNING} = ${beginningOf(place)}`, fileName],
    [(place) => `actor_id = ${place}`, manager],
    [(place) => `action = ${place}`, action],
    [(place) => `at >= (${place}::date)::timestamp AT TIME ZONE '${ZONE}'`, dateFrom],
    [(place) => `at < (${place}::date + 1)::timestamp AT TIME ZONE '${ZONE}'`, dateTo],
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
