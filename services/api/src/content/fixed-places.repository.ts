import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { columnOf } from './fields/values.ts';

interface PresentPlace {
  identifier: string;
  /** Whether visitors see the item there, or will at its moment. */
  shown: boolean;
}

/** What an item is called by now; undefined when there is none. */
export async function presentPlace(
  manager: EntityManager,
  type: ContentType,
  field: string,
  id: number,
): Promise<PresentPlace | undefined> {
  const [place] = await manager.query<PresentPlace[]>(
    `SELECT ${columnOf(type, field)} AS identifier, status = 'published' AND trashed_at IS NULL AS shown
     FROM ${type.table} WHERE id = $1`,
    [id],
  );
  return place;
}
