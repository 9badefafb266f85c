import { menuItem } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

interface MenuNeighbour {
  title: string;
  kind: string;
}

/** Undefined for an item that is in the trash, or nowhere. */
export async function menuItemOf(manager: EntityManager, id: number): Promise<MenuNeighbour | undefined> {
  const [item] = await manager.query<MenuNeighbour[]>(
    `SELECT title, kind FROM ${menuItem.table} WHERE id = $1 AND trashed_at IS NULL`,
    [id],
  );
  return item;
}

/** Titles of the items right inside of one that are of another menu, in their order. */
export async function strangersInside(manager: EntityManager, id: number, kind: string): Promise<string[]> {
  const rows = await manager.query<{ title: string }[]>(
    `SELECT title FROM ${menuItem.table} WHERE parent_id = $1 AND kind <> $2 AND trashed_at IS NULL ORDER BY place`,
    [id, kind],
  );
  return rows.map(({ title }) => title);
}
