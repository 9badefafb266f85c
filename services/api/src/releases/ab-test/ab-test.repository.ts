import type { AbEvent } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

export interface ResultRow {
  experiment: string;
  variant: string;
  exposures: number;
  conversions: number;
}

/** Counts a visitor once for each kind. A conversion counts only for somebody who was shown a variant. */
export async function countVisitor(
  manager: EntityManager,
  { experiment, kind }: AbEvent,
  { digest, variant }: { digest: string; variant: string },
): Promise<void> {
  await manager.query(
    `INSERT INTO ab_event (experiment, kind, visitor, variant)
     SELECT $1, $2, $3, $4
     WHERE $2 = 'exposure'
       OR EXISTS (SELECT FROM ab_event WHERE experiment = $1 AND kind = 'exposure' AND visitor = $3)
     ON CONFLICT DO NOTHING`,
    [experiment, kind, digest, variant],
  );
}

export function resultsByVariant(manager: EntityManager): Promise<ResultRow[]> {
  return manager.query<ResultRow[]>(
    `SELECT experiment, variant,
       (count(*) FILTER (WHERE kind = 'exposure'))::int AS exposures,
       (count(*) FILTER (WHERE kind = 'conversion'))::int AS conversions
     FROM ab_event GROUP BY experiment, variant`,
  );
}
