import { type ListedState, UNUSED_DAYS } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { DataSource } from 'typeorm';
import { dayEnd, dayStart } from '../../core/database/moscow-day.ts';
import { tsquery } from '../search/query-words.ts';
import { searchText } from '../search-text.ts';
import type { ListFilters } from './list-filters.ts';

/** How much of a search a title must contain for a misspelt search to find it. */
const SIMILAR = 0.45;
/** Trigrams are of letters and digits alone. */
const IN_WORDS = /[\p{L}\p{N}]/u;
/** What the index of trigrams can look for, as it knows where words begin and end: for the rest it would give every title. */
const TRIGRAM = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** Puts a value among those of the query; its place there, as $1. */
export type Place = (value: unknown) => string;

/** A part of a query, written anew for each that has it: a value that no part names would have no type. */
export type Sql = (place: Place) => string;

/** What a search asks of a row, and how well the row answers it. */
export interface SearchTerms {
  /** Words in any form, the last one also when it is only begun; parts of a title; whole names of people. By indexes. */
  exact: Sql;
  /** The same where nothing is read but by the indexes: of any other row it costs much. */
  indexed: Sql;
  /** The same for what is read anyway. */
  matches: Sql;
  /** Parts of words in the text and misspelt titles: reads what it is asked of. */
  loose: Sql;
  /** Titles that are the search, and titles that begin with it. */
  titled: readonly [whole: Sql, begun: Sql];
  /** Titles like the search, by an index. */
  alike: Sql;
  /** The greatest first: the title itself, its beginning, its words, the phrase in the text, likeness. */
  rank: Sql;
}

/** Null when nothing is looked for. The words are read once: within a statement they would be read anew for each row. */
export async function searchTerms(
  database: DataSource,
  search: string,
  people: Record<string, string>,
): Promise<SearchTerms | null> {
  const words = searchText(search);
  if (words === '') return null;
  const [asked] = await database.query<{ query: string }[]>(
    `SELECT (websearch_to_tsquery('russian', $1) || coalesce(words_query('russian', $2), ''))::text AS query`,
    [words, tsquery(words)],
  );
  const pattern = words.replace(/[\\%_]/gu, '\\$&');
  const literal = words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const part = `%${pattern}%`;
  const query: Sql = (place) => `${place(asked?.query)}::tsquery`;
  const named: Sql = (place) =>
    Object.entries(people)
      .map(([column, index]) => ` OR ${column} = ${place(index)}`)
      .join('');
  const either =
    (title: Sql): Sql =>
    (place) =>
      `(${title(place)} OR search @@ ${query(place)}${named(place)})`;
  const matches = either((place) => `search_title LIKE ${place(part)}`);
  const pairs = bigramsOf(words);
  const bigrams = either((place) => `title_bigrams(search_title) @> ${place(pairs)}::text[]`);
  const exact: Sql = TRIGRAM.test(words) ? matches : (place) => `${bigrams(place)} AND ${matches(place)}`;
  return {
    exact,
    // Two signs at most are all that the title is asked for.
    indexed: exact !== matches && pairs.length === 1 ? bigrams : exact,
    matches,
    loose: (place) =>
      `(search_text LIKE ${place(part)} OR word_similarity(${place(words)}, search_title) > ${SIMILAR})`,
    titled: [
      (place) => `search_title COLLATE "C" = ${place(words)}`,
      (place) => `search_title COLLATE "C" LIKE ${place(`${pattern}%`)}`,
    ],
    alike: IN_WORDS.test(words) ? (place) => `${place(words)} <% search_title` : () => 'false',
    rank: (place) =>
      `CASE WHEN search_title = ${place(words)} THEN 16
        WHEN search_title ~ ${place(String.raw`^${literal}\M`)} THEN 12
        WHEN search_title ~ ${place(String.raw`\m${literal}\M`)} THEN 10
        WHEN search_title LIKE ${place(part)} THEN 8
        WHEN search_text LIKE ${place(part)} THEN 4 ELSE 0 END
      + 3 * ts_rank(search, ${query(place)}) + word_similarity(${place(words)}, search_title)`,
  };
}

/** As title_bigrams has them: two signs that stand together, or the one that there is. */
function bigramsOf(words: string): string[] {
  const signs = Array.from(words);
  return signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** Everything but the search, for the items outside of the trash. */
export function filterConditions(type: ContentType, filters: ListFilters, place: Place): string[] {
  const { status, archived, within, has, since, until, unused } = filters;
  return [
    'trashed_at IS NULL',
    ...(status ? [inState(type, status, place)] : []),
    ...(type.archive ? [`archived = ${place(archived)}`] : []),
    ...Object.entries(within).map(([column, value]) => `${column} IS NOT DISTINCT FROM ${place(value)}`),
    ...Object.entries(has).map(([column, there]) => `${column} IS ${there ? 'NOT NULL' : 'NULL'}`),
    ...Object.entries(since).map(([column, day]) => `${column} >= ${dayStart(place(day))}`),
    ...Object.entries(until).map(([column, day]) => `${column} < ${dayEnd(place(day))}`),
    // What has not been counted for so long may have been used before.
    ...(unused ? [`COALESCE(used_at, counted_since) < now() - interval '${UNUSED_DAYS} days'`] : []),
  ];
}

function inState({ name }: ContentType, state: ListedState, place: Place): string {
  if (state === 'draft') return `status = 'draft'`;
  if (state === 'changed')
    return `status = 'published' AND EXISTS (
      SELECT FROM drafts.content_draft WHERE content_type = '${name}' AND item_id = id AND facts <> '{}')`;
  return `status = 'published' AND published_at ${state === 'scheduled' ? '>' : '<='} ${place(new Date())}`;
}
