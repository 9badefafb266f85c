import type { ContentType } from '@polden/content-model';
import type { Place, SearchTerms, Sql } from './list-conditions.ts';

/** What answers a search is ranked up to here; of more, the newest and what is called so. */
export const RANKED_MAX = 500;
const TITLED_MAX = 100;
/** Parts of words are looked for in this many texts, those changed last: no index has them. */
const READ_MAX = 10_000;

/** What is looked for when nothing is found exactly: by the index, and in the texts that were changed last. */
export function wider({ table }: ContentType, { alike, loose }: SearchTerms, place: Place): string {
  return `id IN (
    SELECT id FROM ${table} WHERE ${alike(place)}
    UNION SELECT id FROM (
      SELECT id, search_title, search_text FROM ${table} WHERE trashed_at IS NULL
      ORDER BY updated_at DESC, id DESC LIMIT ${READ_MAX}
    ) AS read WHERE ${loose(place)})`;
}

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
