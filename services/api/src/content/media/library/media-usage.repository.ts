import type { MediaUse } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../../content-row.ts';

/** Name of the content type, and which of its items. */
export interface UserKey {
  contentType: string;
  itemId: string;
}

/** What says whether visitors see an item. */
export type StateRow = Pick<ContentRow, 'id' | 'status' | 'published_at' | 'trashed_at'>;

/** The items that use the image or file. */
export function usesOf(manager: EntityManager, id: string): Promise<MediaUse[]> {
  return manager.query<MediaUse[]>(
    `SELECT content_type AS "contentType", item_id AS "itemId", title FROM media_usage
     WHERE media_id = $1 OR file_id = $1 ORDER BY content_type, item_id`,
    [id],
  );
}

/** Those of the items that there are, be they in the trash or not. */
export function rowsOf(
  manager: EntityManager,
  type: ContentType,
  ids: readonly number[],
): Promise<StateRow[]> {
  return manager.query<StateRow[]>(
    `SELECT id, status, published_at, trashed_at FROM ${type.table} WHERE id = ANY ($1)`,
    [ids],
  );
}

/** The item uses these images and files, and no others. */
export async function replaceUses(
  manager: EntityManager,
  { contentType, itemId }: UserKey,
  title: string,
  ids: readonly string[],
): Promise<void> {
  await manager.query(
    `DELETE FROM media_usage
     WHERE content_type = $1 AND item_id = $2 AND coalesce(media_id, file_id) <> ALL ($3)`,
    [contentType, itemId, ids],
  );
  await manager.query(
    `INSERT INTO media_usage (media_id, file_id, content_type, item_id, title)
     SELECT m.id, f.id, $1, $2, $3 FROM unnest($4::uuid[]) AS wanted (id)
     LEFT JOIN media m ON m.id = wanted.id LEFT JOIN media_file f ON f.id = wanted.id
     ON CONFLICT (content_type, item_id, media_id, file_id) DO UPDATE SET title = excluded.title`,
    [contentType, itemId, title, ids],
  );
}
