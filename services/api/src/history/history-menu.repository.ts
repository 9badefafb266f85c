import type { HistoryMenu } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { BEGINNING, WHOLE } from './like-patterns.ts';

const MAX_FILES = 50;
/** Records that are looked at for titles: a title that many have does not make the search long. */
const MAX_MATCHES = 5000;

/**
 * Who is named by the records, with the newest name of each: from one to the next by the index, because PostgreSQL
 * would read all records to tell which names are different.
 */
const MANAGERS = `
  WITH RECURSIVE manager AS (
    (SELECT actor_id, actor_name FROM history_document ORDER BY actor_id, at DESC, id DESC LIMIT 1)
    UNION ALL
    SELECT next.* FROM manager, LATERAL (
      SELECT actor_id, actor_name FROM history_document WHERE actor_id > manager.actor_id
      ORDER BY actor_id, at DESC, id DESC LIMIT 1
    ) AS next
  )
  SELECT actor_id AS id, actor_name AS title FROM manager`;

/** $1: pattern of a beginning; $2: things that are left out. */
const FILES_STARTING = `
  WITH RECURSIVE file AS (
    (SELECT title, ${BEGINNING} AS name FROM history_document
     WHERE ${BEGINNING} LIKE $1 AND entity <> ALL ($2)
     ORDER BY ${BEGINNING} USING ~<~, at DESC, id DESC LIMIT 1)
    UNION ALL
    SELECT next.* FROM file, LATERAL (
      SELECT title, ${BEGINNING} AS name FROM history_document
      WHERE ${BEGINNING} LIKE $1 AND entity <> ALL ($2) AND ${BEGINNING} ~>~ file.name
      ORDER BY ${BEGINNING} USING ~<~, at DESC, id DESC LIMIT 1
    ) AS next
  )
  SELECT title FROM file LIMIT ${MAX_FILES}`;

/** $1: pattern of what is contained; $2 as above. */
const FILES_CONTAINING = `
  WITH matching AS MATERIALIZED (
    SELECT title FROM history_document WHERE ${WHOLE} LIKE $1 AND entity <> ALL ($2) LIMIT ${MAX_MATCHES}
  )
  SELECT DISTINCT title FROM matching ORDER BY title LIMIT ${MAX_FILES}`;

export function everyActor(manager: EntityManager): Promise<HistoryMenu['managers']> {
  return manager.query<HistoryMenu['managers']>(MANAGERS);
}

/** Whether the history has something of them, or could have: a member of the staff who has done nothing yet. */
export async function isActor(manager: EntityManager, id: string): Promise<boolean> {
  const [row] = await manager.query<[{ known: boolean }]>(
    `SELECT EXISTS (SELECT FROM history_document WHERE actor_id = $1)
       OR EXISTS (SELECT FROM staff_user WHERE 'staff:' || id = $1) AS known`,
    [id],
  );
  return row.known;
}

/** Titles that are like the pattern, but for those of some things; one that is anchored to their beginning is found by another index. */
export async function titlesLike(
  manager: EntityManager,
  pattern: string,
  place: 'beginning' | 'anywhere',
  but: readonly string[],
): Promise<string[]> {
  const sql = place === 'beginning' ? FILES_STARTING : FILES_CONTAINING;
  const rows = await manager.query<{ title: string }[]>(sql, [pattern, but]);
  return rows.map(({ title }) => title);
}
