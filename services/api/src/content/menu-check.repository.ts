import { menuItem } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/** More than any menu has; it also ends what stands in a circle. */
const MAX_LEVELS = 10;

interface MenuNeighbour {
  id: number;
  title: string;
  kind: string;
}

/** Undefined for an item that is in the trash, or nowhere. */
export async function menuItemOf(manager: EntityManager, id: number): Promise<MenuNeighbour | undefined> {
  const [item] = await manager.query<MenuNeighbour[]>(
    `SELECT id::int, title, kind FROM ${menuItem.table} WHERE id = $1 AND trashed_at IS NULL`,
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

/** At which level an item stands, from 1. */
export function levelOf(manager: EntityManager, id: number): Promise<number> {
  return levels(manager, id, 'next.id = item.parent_id');
}

/** How many levels an item is, with what stands inside. */
export function levelsFrom(manager: EntityManager, id: number): Promise<number> {
  return levels(manager, id, 'next.parent_id = item.id AND next.trashed_at IS NULL');
}

async function levels(manager: EntityManager, id: number, toNext: string): Promise<number> {
  const [found] = await manager.query<{ count: number | null }[]>(
    `WITH RECURSIVE item AS (
       SELECT id, parent_id, 1 AS level FROM ${menuItem.table} WHERE id = $1
       UNION ALL
       SELECT next.id, next.parent_id, item.level + 1 FROM ${menuItem.table} next
         JOIN item ON ${toNext} WHERE item.level < ${MAX_LEVELS}
     ) SELECT max(level)::int AS count FROM item`,
    [id],
  );
  return found?.count ?? 0;
}
