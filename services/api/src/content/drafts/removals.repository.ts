import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../../history/index.ts';

/** An item that goes from the site: at its moment, or with its set. */
export interface RemovalRow {
  content_type: string;
  item_id: number;
  unpublish_at: Date | null;
  actor_id: string;
  actor_name: string;
  failure: string | null;
  change_set_id: number | null;
  change_set_title: string | null;
  /** When its set comes out by itself; null also when it was refused then, and waits for somebody. */
  change_set_at: Date | null;
}

const SELECT = `SELECT r.*, s.title AS change_set_title,
    CASE WHEN s.failure IS NULL THEN s.publish_at END AS change_set_at
  FROM drafts.content_removal r
  LEFT JOIN drafts.change_set s ON s.id = r.change_set_id`;

/** An item has one at most. */
export async function removalOf(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<RemovalRow | undefined> {
  const [row] = await manager.query<RemovalRow[]>(`${SELECT} WHERE r.content_type = $1 AND r.item_id = $2`, [
    type.name,
    id,
  ]);
  return row;
}

/** In the order in which writers take their turns. */
export function removalsOfSet(manager: EntityManager, setId: number): Promise<RemovalRow[]> {
  return manager.query<RemovalRow[]>(
    `${SELECT} WHERE r.change_set_id = $1 ORDER BY r.content_type, r.item_id`,
    [setId],
  );
}

/** Those of sets too that come out until the moment; not what was refused at its own. */
export function removalsUntil(manager: EntityManager, moment: Date): Promise<RemovalRow[]> {
  return manager.query<RemovalRow[]>(
    `${SELECT} WHERE (r.unpublish_at <= $1 AND r.failure IS NULL) OR (s.publish_at <= $1 AND s.failure IS NULL)`,
    [moment],
  );
}

/** Null: it stays. */
export async function setRemoval(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { at, actor }: { at: Date | null; actor: HistoryActor },
): Promise<void> {
  await deleteRemoval(manager, type, id);
  if (at !== null) await addRemoval(manager, type, id, { at, setId: null, actor });
}

/** It goes when the set comes out. */
export async function joinSet(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { setId, actor }: { setId: number; actor: HistoryActor },
): Promise<void> {
  await deleteRemoval(manager, type, id);
  await addRemoval(manager, type, id, { at: null, setId, actor });
}

export async function deleteRemoval(
  manager: EntityManager,
  type: Pick<ContentType, 'name'>,
  id: number,
): Promise<void> {
  await manager.query('DELETE FROM drafts.content_removal WHERE content_type = $1 AND item_id = $2', [
    type.name,
    id,
  ]);
}

/** What did not go by itself has gone otherwise. */
export async function forgetMissedRemoval(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<void> {
  await manager.query(
    `DELETE FROM drafts.content_removal
     WHERE content_type = $1 AND item_id = $2 AND unpublish_at IS NOT NULL AND failure IS NOT NULL`,
    [type.name, id],
  );
}

async function addRemoval(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { at, setId, actor }: { at: Date | null; setId: number | null; actor: HistoryActor },
): Promise<void> {
  await manager.query(
    `INSERT INTO drafts.content_removal
       (content_type, item_id, unpublish_at, change_set_id, actor_id, actor_name)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [type.name, id, at, setId, actor.id, actor.name],
  );
}
