import { Injectable } from '@nestjs/common';
import type { MediaUse } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';

/** The item that shows images or offers files. */
export interface MediaUser {
  /** Name of the content type: its pages have the tags `type` and `type:id`. */
  contentType: string;
  itemId: number | string;
  /** Shown to whoever wants to purge what the item uses. */
  title?: string;
}

/** Which items of the content show which images and offer which files. What is used cannot be purged. */
@Injectable()
export class MediaUsage {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Says in the transaction that writes the item which images and files it has now, all of them; none when it is gone
   * for good. 422 when one of them has been purged meanwhile.
   */
  async set(manager: EntityManager, user: MediaUser, ids: readonly string[]): Promise<void> {
    const { contentType, title = '' } = user;
    const itemId = String(user.itemId);
    const wanted = [...new Set(ids)];
    await expectAll(manager, wanted);
    await manager.query(
      `DELETE FROM media_usage
       WHERE content_type = $1 AND item_id = $2 AND coalesce(media_id, file_id) <> ALL ($3)`,
      [contentType, itemId, wanted],
    );
    await manager.query(
      `INSERT INTO media_usage (media_id, file_id, content_type, item_id, title)
       SELECT m.id, f.id, $1, $2, $3 FROM unnest($4::uuid[]) AS wanted (id)
       LEFT JOIN media m ON m.id = wanted.id LEFT JOIN media_file f ON f.id = wanted.id
       ON CONFLICT (content_type, item_id, media_id, file_id) DO UPDATE SET title = excluded.title`,
      [contentType, itemId, title, wanted],
    );
  }

  /** The items that use the image or file. */
  of(id: string, manager: EntityManager = this.dataSource.manager): Promise<MediaUse[]> {
    return manager.query<MediaUse[]>(
      `SELECT content_type AS "contentType", item_id AS "itemId", title FROM media_usage
       WHERE media_id = $1 OR file_id = $1 ORDER BY content_type, item_id`,
      [id],
    );
  }
}

/** Keeps all of them from being purged until the transaction ends. */
async function expectAll(manager: EntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  let found = 0;
  for (const table of ['media', 'media_file']) {
    const rows = await manager.query<unknown[]>(
      `SELECT id FROM ${table} WHERE id = ANY ($1) ORDER BY id FOR KEY SHARE`,
      [ids],
    );
    found += rows.length;
  }
  if (found === ids.length) return;
  throw new AppError(422, 'Одной из картинок или файлов больше нет: загрузите её заново');
}
