import type { EntityManager } from 'typeorm';

export interface ReadArticle {
  /** Name of its content type. */
  type: string;
  id: number;
}

/** Adds to the counts of a day, YYYY-MM-DD. */
export async function addReads(
  manager: EntityManager,
  day: string,
  articles: readonly (ReadArticle & { reads: number })[],
): Promise<void> {
  await manager.query(
    `INSERT INTO content_read AS c (content_type, item_id, day, reads)
     SELECT type, id, $4, reads FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS r (type, id, reads)
     ON CONFLICT (content_type, item_id, day) DO UPDATE SET reads = c.reads + EXCLUDED.reads`,
    [articles.map(({ type }) => type), articles.map(({ id }) => id), articles.map(({ reads }) => reads), day],
  );
}

/** The most read after a day, YYYY-MM-DD; at most `most`. */
export function mostReadSince(manager: EntityManager, day: string, most: number): Promise<ReadArticle[]> {
  return manager.query<ReadArticle[]>(
    `SELECT content_type AS type, item_id AS id FROM content_read WHERE day > $1
     GROUP BY content_type, item_id ORDER BY sum(reads) DESC, max(day) DESC, item_id DESC LIMIT $2`,
    [day, most],
  );
}

/** Drops the counts of that day, YYYY-MM-DD, and of all before. */
export async function dropReadsUpTo(manager: EntityManager, day: string): Promise<void> {
  await manager.query('DELETE FROM content_read WHERE day <= $1', [day]);
}
