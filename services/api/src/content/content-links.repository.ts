import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { snakeCase } from './fields/values.ts';

/** Whether an item outside of the trash has the id. The row stays as it is until the transaction ends: neither purged nor put in the trash at the same moment. */
export async function isThere(manager: EntityManager, type: ContentType, id: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM ${type.table} WHERE id = $1 AND trashed_at IS NULL FOR SHARE`,
    [id],
  );
  return rows.length > 0;
}

/** What an item of the trash is called; null when it is not there. */
export async function titleInTrash(
  manager: EntityManager,
  { table, title }: ContentType,
  id: number,
): Promise<string | null> {
  const [row] = await manager.query<{ title: string }[]>(
    `SELECT ${snakeCase(title)} AS title FROM ${table} WHERE id = $1 AND trashed_at IS NOT NULL`,
    [id],
  );
  return row?.title ?? null;
}

/** Whether an item is on the site, or will be at its moment. */
export async function isPublished(manager: EntityManager, type: ContentType, id: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM ${type.table} WHERE id = $1 AND trashed_at IS NULL AND status = 'published'`,
    [id],
  );
  return rows.length > 0;
}

/** Whether an item is, or stands at any depth under, another one of its type. */
export async function standsUnder(
  manager: EntityManager,
  type: ContentType,
  column: string,
  id: number,
  ancestor: number,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `WITH RECURSIVE above (id) AS (
       SELECT $1::integer
       UNION SELECT t.${column} FROM ${type.table} t JOIN above ON t.id = above.id WHERE t.${column} IS NOT NULL
     ) SELECT FROM above WHERE id = $2`,
    [id, ancestor],
  );
  return rows.length > 0;
}
