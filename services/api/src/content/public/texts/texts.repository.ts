import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/** Of the text outside of the trash; undefined when there is none. */
export async function idOfText(
  manager: EntityManager,
  { table }: Pick<ContentType, 'table'>,
  identifier: string,
): Promise<number | undefined> {
  const [row] = await manager.query<{ id: number }[]>(
    `SELECT id FROM ${table} WHERE identifier = $1 AND trashed_at IS NULL`,
    [identifier],
  );
  return row?.id;
}
