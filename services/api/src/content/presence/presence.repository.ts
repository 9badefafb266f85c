import type { ItemMoments, ItemRemoval } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { removedBy } from '../removed-by.repository.ts';

/** The editor of an item, and the person who asks to take over. */
export interface PresenceRow {
  user_id: number;
  form: string;
  since: Date;
  seen_at: Date;
  asked_by: number | null;
  asked_form: string | null;
  asked_at: Date | null;
}

export type PresentItem = readonly [contentType: string, itemId: number];

/** One at a time for an item, until the transaction ends. */
export async function lockPresence(
  manager: EntityManager,
  [contentType, itemId]: PresentItem,
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [`presence:${contentType}`, itemId]);
}

export async function presenceOf(
  manager: EntityManager,
  item: PresentItem,
): Promise<PresenceRow | undefined> {
  const [row] = await manager.query<PresenceRow[]>(
    `SELECT user_id, form, since, seen_at, asked_by, asked_form, asked_at FROM content_presence
     WHERE content_type = $1 AND item_id = $2`,
    [...item],
  );
  return row;
}

export async function putPresence(
  manager: EntityManager,
  item: PresentItem,
  row: PresenceRow,
): Promise<void> {
  await manager.query(
    `INSERT INTO content_presence
       (content_type, item_id, user_id, form, since, seen_at, asked_by, asked_form, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (content_type, item_id) DO UPDATE SET (user_id, form, since, seen_at, asked_by, asked_form, asked_at)
       = (excluded.user_id, excluded.form, excluded.since, excluded.seen_at, excluded.asked_by, excluded.asked_form,
          excluded.asked_at)`,
    [...item, row.user_id, row.form, row.since, row.seen_at, row.asked_by, row.asked_form, row.asked_at],
  );
}

export async function dropPresence(manager: EntityManager, item: PresentItem): Promise<void> {
  await manager.query('DELETE FROM content_presence WHERE content_type = $1 AND item_id = $2', [...item]);
}

export async function namesOf(manager: EntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM staff_user WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Asked at every beat of every form, so without what else a draft has. */
export async function momentsOf(manager: EntityManager, item: PresentItem): Promise<ItemMoments> {
  const [row] = await manager.query<{ publish_at: Date | null; unpublish_at: Date | null }[]>(
    `SELECT (SELECT publish_at FROM drafts.content_draft WHERE content_type = $1 AND item_id = $2) AS publish_at,
       (SELECT unpublish_at FROM drafts.content_removal WHERE content_type = $1 AND item_id = $2) AS unpublish_at`,
    [...item],
  );
  return {
    publishAt: row?.publish_at?.toISOString() ?? null,
    unpublishAt: row?.unpublish_at?.toISOString() ?? null,
  };
}

/** Null while the item is where it was. */
export async function removalOf(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<ItemRemoval | null> {
  const [row] = await manager.query<{ trashed_at: Date | null }[]>(
    `SELECT trashed_at FROM ${type.table} WHERE id = $1`,
    [id],
  );
  if (row?.trashed_at === null) return null;
  const by = await removedBy(manager, type, id);
  return { at: row?.trashed_at.toISOString() ?? null, by: by ?? null };
}
