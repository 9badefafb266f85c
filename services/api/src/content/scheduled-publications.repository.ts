import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../core/database/prepared.ts';

const DUE = `status = 'published' AND NOT announced AND published_at <= $1`;

const TYPES_WITH_DUE_ITEMS = CONTENT_TYPES.map(
  ({ name, table }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${table} WHERE ${DUE})`,
).join(' UNION ALL ');

/** Types with due items, by one query that is planned once: it runs every second. */
export async function typesWithDueItems(manager: EntityManager): Promise<ContentType[]> {
  const due = await queryPrepared<{ name: string }>(manager, TYPES_WITH_DUE_ITEMS, [new Date()]);
  return CONTENT_TYPES.filter(({ name }) => due.some((found) => found.name === name));
}

/** Marks due items as announced; their ids. */
export async function markAnnounced(manager: EntityManager, type: ContentType): Promise<number[]> {
  const [rows] = await manager.query<[{ id: number }[], number]>(
    `UPDATE ${type.table} SET announced = true WHERE ${DUE} RETURNING id`,
    [new Date()],
  );
  return rows.map(({ id }) => id);
}
