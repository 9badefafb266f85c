import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../../core/database/prepared.ts';

/** What is to happen at its moment: by the name of its table, and which row. */
export interface DueRow {
  kind: 'draft' | 'removal' | 'change-set';
  content_type: string | null;
  id: number;
  actor_id: string;
  actor_name: string;
}

/** By one query that is planned once: it runs every second. */
export function dueRows(manager: EntityManager): Promise<DueRow[]> {
  return queryPrepared<DueRow>(
    manager,
    `SELECT 'draft' AS kind, content_type, item_id AS id, scheduled_by_id AS actor_id,
       scheduled_by_name AS actor_name, publish_at AS at
       FROM drafts.content_draft WHERE publish_at <= $1 AND failure IS NULL
     UNION ALL
     SELECT 'removal', content_type, item_id, actor_id, actor_name, unpublish_at
       FROM drafts.content_removal WHERE unpublish_at <= $1 AND failure IS NULL
     UNION ALL
     SELECT 'change-set', NULL, id, scheduled_by_id, scheduled_by_name, publish_at
       FROM drafts.change_set WHERE publish_at <= $1 AND failure IS NULL
     ORDER BY at`,
    [new Date()],
  );
}

const PLACES = {
  draft: ['drafts.content_draft', 'content_type = $1 AND item_id = $2', 'publish_at'],
  removal: ['drafts.content_removal', 'content_type = $1 AND item_id = $2', 'unpublish_at'],
  'change-set': ['drafts.change_set', '$1::text IS NULL AND id = $2', 'publish_at'],
} as const;

/** Whether the row is still due, for this process alone: until the transaction ends no other takes it. */
export async function takeDue(
  manager: EntityManager,
  { kind, content_type: type, id }: DueRow,
): Promise<boolean> {
  const [table, where, moment] = PLACES[kind];
  const rows = await manager.query<unknown[]>(
    `SELECT FROM ${table} WHERE ${where} AND ${moment} <= $3 AND failure IS NULL FOR UPDATE SKIP LOCKED`,
    [type, id, new Date()],
  );
  return rows.length > 0;
}

/** It is not tried again before somebody has looked at it; another moment that was set meanwhile stays. */
export async function noteFailure(
  manager: EntityManager,
  { kind, content_type: type, id }: DueRow,
  failure: string,
): Promise<void> {
  const [table, where, moment] = PLACES[kind];
  await manager.query(`UPDATE ${table} SET failure = $3 WHERE ${where} AND ${moment} <= $4`, [
    type,
    id,
    failure,
    new Date(),
  ]);
}
