import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from './content-row.ts';
import { columnOf, fieldsOf } from './fields/values.ts';

/** Items of one type that refer to another item. */
export interface ItemsInside {
  type: ContentType;
  total: number;
  /** The first of them. */
  rows: ContentRow[];
}

/** What stands in an item, outside of the trash; each type with the first `most` of its items. */
export async function itemsInside(
  manager: EntityManager,
  type: ContentType,
  id: number,
  most: number,
): Promise<ItemsInside[]> {
  const inside: ItemsInside[] = [];
  for (const other of CONTENT_TYPES) {
    const columns = fieldsOf(other)
      .filter(([, field]) => field.kind === 'reference' && field.to === type.name)
      .map(([name]) => `${columnOf(other, name)} = $1`);
    if (columns.length === 0) continue;
    const found = await manager.query<(ContentRow & { inside: string })[]>(
      `SELECT *, count(*) OVER () AS inside FROM ${other.table}
       WHERE (${columns.join(' OR ')}) AND trashed_at IS NULL ORDER BY place, id LIMIT $2`,
      [id, most],
    );
    const [first] = found;
    if (first) inside.push({ type: other, total: Number(first.inside), rows: found });
  }
  return inside;
}
