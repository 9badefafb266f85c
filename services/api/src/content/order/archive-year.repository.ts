import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

/** Null outside of an archive by year. */
export async function archiveYearOf(
  manager: EntityManager,
  { table }: ContentType,
  id: number,
): Promise<number | null> {
  const [row] = await manager.query<{ archive_year: number | null }[]>(
    `SELECT archive_year FROM ${table} WHERE id = $1`,
    [id],
  );
  return row?.archive_year ?? null;
}
