import { type ContentState, UNUSED_DAYS } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { tsquery } from '../search/query-words.ts';
import { searchText } from '../search-text.ts';
import type { ListFilters } from './list-filters.ts';

/** How much of a search a title must contain for a misspelt search to find it. */
const SIMILAR = 0.45;
/** The clock of the people who choose the days. */
const ZONE = 'Europe/Moscow';

/** Puts a value among those of the query; its place there, as $1. */
export type Place = (value: unknown) => string;

/** A part of a query, written anew for each that has it: a value that no part names would have no type. */
export type Sql = (place: Place) => string;

/** What a search asks of a row, and how well the row answers it. */
export interface SearchTerms {
  /** Words in any form, the last one also when it is only begun; parts of a title; whole names of people. By indexes. */
  exact: Sql;
  /** Parts of words in the text and misspelt titles: reads what it is asked of. */
  loose: Sql;
  /** Titles that are the search, and titles that begin with it. */
  titled: readonly [whole: Sql, begun: Sql];
  /** Titles like the search, by an index. */
  alike: Sql;
  /** The greatest first: the title itself, its beginning, its words, the phrase in the text, likeness. */
  rank: Sql;
}

/** Null when nothing is looked for. */
export function searchTerms(search: string, people: Record<string, string>): SearchTerms | null {
  const words = searchText(search);
  if (words === '') return null;
  const pattern = words.replace(/[\\%_]/gu, '\\$&');
  const literal = words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const part = `%${pattern}%`;
  const asked = tsquery(words);
  const query: Sql = (place) =>
    asked === ''
      ? `websearch_to_tsquery('russian', ${place(words)})`
      : `(websearch_to_tsquery('russian', ${place(words)}) || words_query('russian', ${place(asked)}))`;
  const named: Sql = (place) =>
    Object.entries(people)
      .map(([column, index]) => ` OR ${column} = ${place(index)}`)
      .join('');
  return {
    exact: (place) => `(search @@ ${query(place)} OR search_title LIKE ${place(part)}${named(place)})`,
    loose: (place) =>
      `(search_text LIKE ${place(part)} OR word_similarity(${place(words)}, search_title) > ${SIMILAR})`,
    titled: [
      (place) => `search_title COLLATE "C" = ${place(words)}`,
      (place) => `search_title COLLATE "C" LIKE ${place(`${pattern}%`)}`,
    ],
    alike: (place) => `${place(words)} <% search_title`,
    rank: (place) =>
      `CASE WHEN search_title = ${place(words)} THEN 16
        WHEN search_title ~ ${place(String.raw`^${literal}\M`)} THEN 12
        WHEN search_title ~ ${place(String.raw`\m${literal}\M`)} THEN 10
        WHEN search_title LIKE ${place(part)} THEN 8
        WHEN search_text LIKE ${place(part)} THEN 4 ELSE 0 END
      + 3 * ts_rank(search, ${query(place)}) + word_similarity(${place(words)}, search_title)`,
  };
}

/** Everything but the search, for the items outside of the trash. */
export function filterConditions(type: ContentType, filters: ListFilters, place: Place): string[] {
  const { status, archived, within, has, since, until, unused } = filters;
  return [
    'trashed_at IS NULL',
    ...(status ? [inState(status, () => place(new Date()))] : []),
    ...(type.archive ? [`archived = ${place(archived)}`] : []),
    ...Object.entries(within).map(([column, value]) => `${column} IS NOT DISTINCT FROM ${place(value)}`),
    ...Object.entries(has).map(([column, there]) => `${column} IS ${there ? 'NOT NULL' : 'NULL'}`),
    ...Object.entries(since).map(
      ([column, day]) => `${column} >= (${place(day)}::date)::timestamp AT TIME ZONE '${ZONE}'`,
    ),
    ...Object.entries(until).map(
      ([column, day]) => `${column} < (${place(day)}::date + 1)::timestamp AT TIME ZONE '${ZONE}'`,
    ),
    // What has not been counted for so long may have been used before.
    ...(unused ? [`COALESCE(used_at, counted_since) < now() - interval '${UNUSED_DAYS} days'`] : []),
  ];
}

function inState(state: ContentState, now: () => string): string {
  if (state === 'draft') return `status = 'draft'`;
  return `status = 'published' AND published_at ${state === 'scheduled' ? '>' : '<='} ${now()}`;
}
