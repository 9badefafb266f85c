import type { ContentType } from '@polden/content-model';
import type { DataSource } from 'typeorm';
import type { Place, SearchTerms, Sql } from './list-conditions.repository.ts';

/** What answers a search is ranked up to here; of more, what is called so and the first as the list stands. */
export const RANKED_MAX = 500;
export const FIRST_MAX = 300;
const TITLED_MAX = 100;
/** Nobody leafs through more: a larger result only says that there is more. */
export const COUNTED_MAX = 1_000;
/** How alike two words must be to be one that is misspelt. */
const ALIKE = 0.4;
/** Parts of words, and titles that are only a little alike, are looked for in this many items, those changed last: no index has them. */
const READ_MAX = 1_000;
/**
 * Where a share of the very first in the order have the words, the list is read in its order, so far as it then has as many as
 * are wanted: the indexes would give all that has the words.
 */
const PROBED = 100;
const WALKED_MAX = 2_000;
/** By one process: what others do for it costs more than it saves. */
const ONLY_BITMAPS =
  'SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off; SET LOCAL max_parallel_workers_per_gather = 0';

/** What is looked for when nothing has the words: titles by the index, and what no index has. */
export function wider({ table }: ContentType, { alike, loose }: SearchTerms, plain: Sql): Sql {
  return (place) => `(SELECT id FROM ${table} WHERE ${plain(place)} AND ${alike(place)} LIMIT ${RANKED_MAX})
    UNION (SELECT id FROM (
      SELECT * FROM ${table} WHERE ${plain(place)} ORDER BY updated_at DESC, id DESC LIMIT ${READ_MAX}
    ) AS read WHERE ${loose(place)} LIMIT ${RANKED_MAX})
    LIMIT ${RANKED_MAX}`;
}

/** For each word the one that visitors find somewhere and that is most like it; the word itself when none is. */
export const CLOSEST_WORDS = `
  SELECT coalesce(
    (SELECT word FROM search_word WHERE word = asked),
    (SELECT word FROM search_word WHERE word % asked AND similarity(word, asked) >= ${ALIKE}
     ORDER BY similarity(word, asked) DESC, abs(length(word) - length(asked)), word LIMIT 1),
    asked) AS word
  FROM unnest($1::text[]) WITH ORDINALITY AS given (asked, number) ORDER BY number`;

/** The first in the order that match: as many as are counted, as are ranked, or none, by how frequent they are. */
export function walk(
  { table }: ContentType,
  { matches }: SearchTerms,
  { plain, order }: { plain: Sql; order: string },
): Sql {
  const first = (most: number) =>
    `(SELECT * FROM ${table} WHERE trashed_at IS NULL ORDER BY ${order} LIMIT ${most}) AS first`;
  return (place) => {
    const those = `${plain(place)} AND ${matches(place)}`;
    const steps = [COUNTED_MAX + 1, FIRST_MAX].map(
      (wanted) => `WHEN count(*) >= ${(wanted * PROBED) / WALKED_MAX} THEN ${wanted}`,
    );
    return `SELECT id FROM ${first(WALKED_MAX)} WHERE ${those}
      LIMIT (SELECT CASE ${steps.join(' ')} ELSE 0 END FROM ${first(PROBED)} WHERE ${those})`;
  };
}

/**
 * Numbers of rows by the indexes of words and titles, whatever else PostgreSQL would read: it takes words for more frequent
 * than they are, and looking into a row for cheaper.
 */
export function byIndexes(database: DataSource, sql: Sql): Promise<number[]> {
  return database.transaction(async (manager) => {
    await manager.query(ONLY_BITMAPS);
    const values: unknown[] = [];
    const rows = await manager.query<{ id: number }[]>(
      sql((value) => `$${values.push(value)}`),
      values,
    );
    return rows.map(({ id }) => id);
  });
}

/** The first in the order. */
export function foremost({ table }: ContentType, { where, order }: { where: Sql; order: string }): Sql {
  return (place) => `SELECT id FROM ${table} WHERE ${where(place)} ORDER BY ${order} LIMIT ${FIRST_MAX}`;
}

/**
 * The rows that are worth ranking, so that a word which everything has costs no more than a rare one: those that are
 * called so, and of the rest the first in the order.
 */
export function rankable(
  { table }: ContentType,
  { titled }: SearchTerms,
  { plain, first }: { plain: Sql; first: Sql },
  place: Place,
): string {
  const parts = [
    ...titled.map(
      (title) => `SELECT id FROM ${table} WHERE ${plain(place)} AND ${title(place)} LIMIT ${TITLED_MAX}`,
    ),
    first(place),
  ];
  return `id IN (${parts.map((part) => `(${part})`).join(' UNION ')})`;
}
