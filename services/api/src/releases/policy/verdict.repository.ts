import type { RemoteHealth } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** What was last found of the canary that runs, beside what is stable now; null before anything was. */
export async function verdictOf(
  manager: EntityManager,
  { environment, remote }: { environment: string; remote: string },
): Promise<RemoteHealth['verdict']> {
  const [verdict] = await manager.query<NonNullable<RemoteHealth['verdict']>[]>(
    `SELECT v.version, v.control, v.state, v.reason
     FROM canary_verdict v
     JOIN release_channel c ON c.environment = v.environment AND c.remote = v.remote AND c.channel = 'canary'
       AND c.version = v.version
     JOIN release_channel s ON s.environment = v.environment AND s.remote = v.remote AND s.channel = 'stable'
       AND GREATEST(c.moved_at, s.moved_at) = v.started_at
     WHERE v.environment = $1 AND v.remote = $2`,
    [environment, remote],
  );
  return verdict ?? null;
}
