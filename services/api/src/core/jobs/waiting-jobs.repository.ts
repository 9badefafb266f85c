import type { EntityManager } from 'typeorm';

/** Lets what waits for its next attempt begin within `seconds`, each at a moment of its own. */
export async function hurryJobs(
  manager: EntityManager,
  queues: readonly string[],
  seconds: number,
): Promise<void> {
  await manager.query(
    `UPDATE pgboss.job SET start_after = now() + random() * $2 * interval '1 second'
     WHERE name = ANY ($1) AND state = 'retry' AND start_after > now() + $2 * interval '1 second'`,
    [queues, seconds],
  );
}

/** Whether a job with these data waits, is worked on, or was sent so few seconds ago; not one from before `after`. */
export async function wasJobSent(
  manager: EntityManager,
  queue: string,
  { data, seconds, after }: { data: object; seconds: number; after: Date | null },
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM pgboss.job
     WHERE name = $1 AND data @> $2 AND created_on > coalesce($4, '-infinity'::timestamptz)
       AND (state IN ('created', 'retry', 'active') OR created_on > now() - $3 * interval '1 second')
     LIMIT 1`,
    [queue, data, seconds, after],
  );
  return rows.length > 0;
}
