import { type ContentType, review } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../history/history.service.ts';

/** Who sends reviews and uploads what comes with them. */
export const VISITOR: HistoryActor = { id: 'visitor', name: 'Посетитель сайта' };

/** Ids of the images and files that came with a review, but for those that staff had uploaded before; else none. */
export async function filesOfVisitor(
  manager: EntityManager,
  type: ContentType,
  itemId: number,
): Promise<string[]> {
  if (type.name !== review.name) return [];
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM media WHERE created_by = $2
       AND id IN (SELECT media_id FROM review_file WHERE review_id = $1)
     UNION ALL SELECT id FROM media_file WHERE created_by = $2
       AND id IN (SELECT file_id FROM review_file WHERE review_id = $1)`,
    [itemId, VISITOR.id],
  );
  return rows.map(({ id }) => id);
}
