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
