import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../../history/index.ts';

export interface RemovalRow {
  content_type: string;
  item_id: number;
  unpublish_at: Date;
  actor_id: string;
  actor_name: string;
  failure: string | null;
}

/** When the item goes from the site by itself; null when it does not. */
export async function removalOf(manager: EntityManager, type: ContentType, id: number): Promise<Date | null> {
  const [row] = await manager.query<RemovalRow[]>(
    'SELECT * FROM drafts.content_removal WHERE content_type = $1 AND item_id = $2',
    [type.name, id],
  );
  return row?.unpublish_at ?? null;
}

export function removalsUntil(manager: EntityManager, moment: Date): Promise<RemovalRow[]> {
  return manager.query<RemovalRow[]>('SELECT * FROM drafts.content_removal WHERE unpublish_at <= $1', [
    moment,
  ]);
}

/** Null: it stays. */
export async function setRemoval(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { at, actor }: { at: Date | null; actor: HistoryActor },
): Promise<void> {
  await manager.query('DELETE FROM drafts.content_removal WHERE content_type = $1 AND item_id = $2', [
    type.name,
    id,
  ]);
  if (at === null) return;
  await manager.query('INSERT INTO drafts.content_removal VALUES ($1, $2, $3, $4, $5)', [
    type.name,
    id,
    at,
    actor.id,
    actor.name,
  ]);
}
