import type { EntityManager } from 'typeorm';

/** What was last found of the canary that runs; null before anything was. */
export async function verdictOf(
  manager: EntityManager,
  { environment, remote }: { environment: string; remote: string },
): Promise<{ state: string; reason: string } | null> {
  const [verdict] = await manager.query<{ state: string; reason: string }[]>(
    `SELECT v.state, v.reason FROM canary_verdict v JOIN release_channel c
       ON c.environment = v.environment AND c.remote = v.remote AND c.channel = 'canary'
         AND c.version = v.version AND c.moved_at = v.started_at
     WHERE v.environment = $1 AND v.remote = $2`,
    [environment, remote],
  );
  return verdict ?? null;
}
