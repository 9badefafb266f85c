import type { ContentType } from '@polden/content-model';
import type { Place, SearchTerms, Sql } from './list-conditions.repository.ts';

/** What answers a search is ranked up to here; of more, the newest and what is called so. */
export const RANKED_MAX = 500;
const TITLED_MAX = 100;
/** Nobody leafs through more: a larger result only says that there is more. */
export const COUNTED_MAX = 1_000;
/** How alike two words must be to be one that is misspelt. */
const ALIKE = 0.4;
/** Parts of words, and titles that are only a little alike, are looked for in this many items, those changed last: no index has them. */
const READ_MAX = 1_000;

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

/**
 * The rows that are worth ranking, so that a word which everything has costs no more than a rare one: those that are
 * called so, and of the rest the first in the order.
 */
export function rankable(
  { table }: ContentType,
  { titled }: SearchTerms,
  { plain, where, order }: { plain: Sql; where: Sql; order: string },
  place: Place,
): string {
  const parts = [
    ...titled.map(
      (title) => `SELECT id FROM ${table} WHERE ${plain(place)} AND ${title(place)} LIMIT ${TITLED_MAX}`,
    ),
    `SELECT id FROM ${table} WHERE ${where(place)} ORDER BY ${order} LIMIT ${RANKED_MAX}`,
  ];
  return `id IN (${parts.map((part) => `(${part})`).join(' UNION ')})`;
}
