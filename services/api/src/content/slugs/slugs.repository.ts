import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/** Whether an item outside of the trash, other than `but`, has the slug. */
export async function hasSlug(
  manager: EntityManager,
  { table }: Pick<ContentType, 'table'>,
  slug: string,
  but: number | null,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM ${table} WHERE slug = $1 AND trashed_at IS NULL AND id IS DISTINCT FROM $2`,
    [slug, but],
  );
  return rows.length > 0;
}

/** From now on the slug leads to this item, unless one has it now; when visitors have not seen it there, only a slug that led nowhere. */
export async function keepFormerSlug(
  manager: EntityManager,
  type: ContentType,
  slug: string,
  { itemId, wasSeen }: { itemId: number; wasSeen: boolean },
): Promise<void> {
  await manager.query(
    `INSERT INTO content_former_slug (content_type, slug, item_id) VALUES ($1, $2, $3)
     ON CONFLICT (content_type, slug) DO UPDATE SET item_id = EXCLUDED.item_id WHERE $4`,
    [type.name, slug, itemId, wasSeen],
  );
}

/** Of the item that has the slug again. */
export async function deleteFormerSlug(
  manager: EntityManager,
  type: ContentType,
  slug: string,
  itemId: number,
): Promise<void> {
  await manager.query(
    'DELETE FROM content_former_slug WHERE content_type = $1 AND slug = $2 AND item_id = $3',
    [type.name, slug, itemId],
  );
}

/** All of an item. */
export async function deleteFormerSlugs(
  manager: EntityManager,
  type: ContentType,
  itemId: number,
): Promise<void> {
  await manager.query('DELETE FROM content_former_slug WHERE content_type = $1 AND item_id = $2', [
    type.name,
    itemId,
  ]);
}
