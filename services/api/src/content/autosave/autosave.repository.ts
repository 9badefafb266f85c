import type { EntityManager } from 'typeorm';

export interface AutosaveRow {
  version: number | null;
  base: object;
  /** `values` is a word of SQL. */
  present: object;
  saved_at: Date;
}

/** The author and the item; item 0 stands for a new one. */
export interface AutosaveOwner {
  userId: number;
  contentType: string;
  itemId: number;
}

export async function autosaveOf(
  manager: EntityManager,
  { userId, contentType, itemId }: AutosaveOwner,
): Promise<AutosaveRow | undefined> {
  const [row] = await manager.query<AutosaveRow[]>(
    `SELECT version, base, present, saved_at FROM content_autosave
     WHERE user_id = $1 AND content_type = $2 AND item_id = $3`,
    [userId, contentType, itemId],
  );
  return row;
}

export async function putAutosave(
  manager: EntityManager,
  { userId, contentType, itemId }: AutosaveOwner,
  { version, base, present, saved_at }: AutosaveRow,
): Promise<void> {
  await manager.query(
    `INSERT INTO content_autosave (user_id, content_type, item_id, version, base, present, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (user_id, content_type, item_id) DO UPDATE
     SET version = excluded.version, base = excluded.base, present = excluded.present, saved_at = excluded.saved_at`,
    [userId, contentType, itemId, version, JSON.stringify(base), JSON.stringify(present), saved_at],
  );
}

export async function dropAutosave(
  manager: EntityManager,
  { userId, contentType, itemId }: AutosaveOwner,
): Promise<void> {
  await manager.query(
    'DELETE FROM content_autosave WHERE user_id = $1 AND content_type = $2 AND item_id = $3',
    [userId, contentType, itemId],
  );
}

/** Whether somebody has saved the item, or its draft, or brought the draft out, after a moment. */
export async function hasSavedAfter(
  manager: EntityManager,
  { contentType, itemId }: Pick<AutosaveOwner, 'contentType' | 'itemId'>,
  actorId: string,
  moment: Date,
): Promise<boolean> {
  const [found] = await manager.query<{ saved: boolean }[]>(
    `SELECT EXISTS (
         SELECT FROM content_revision WHERE content_type = $1 AND item_id = $2 AND actor_id = $3 AND at > $4
       ) OR EXISTS (
         SELECT FROM drafts.content_draft
         WHERE content_type = $1 AND item_id = $2 AND actor_id = $3 AND updated_at > $4
       ) AS saved`,
    [contentType, itemId, actorId, moment],
  );
  return found?.saved ?? false;
}
