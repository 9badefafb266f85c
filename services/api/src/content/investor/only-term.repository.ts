import { depositTerm } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../content-row.ts';

/** Title of another published term for the same person, payout and number of months; undefined when there is none. */
export async function twinOf(manager: EntityManager, row: ContentRow): Promise<string | undefined> {
  const [twin] = await manager.query<{ title: string }[]>(
    `SELECT title FROM ${depositTerm.table}
     WHERE id <> $1 AND status = 'published' AND trashed_at IS NULL AND entity = $2 AND profit = $3 AND months = $4
     ORDER BY place LIMIT 1`,
    [row.id, row['entity'], row['profit'], row['months']],
  );
  return twin?.title;
}
