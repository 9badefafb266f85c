import type { EnvironmentDifference } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** What two environments have stable of each remote, by name; `team` null stands for all. */
export function differences(
  manager: EntityManager,
  { team, here, there }: { team: string | null; here: string; there: string },
): Promise<EnvironmentDifference[]> {
  const placed = (parameter: string) => `(
    SELECT json_build_object('version', r.version, 'integrity', r.integrity)
    FROM release_channel c JOIN release r ON r.remote = c.remote AND r.version = c.version
    WHERE c.remote = m.name AND c.channel = 'stable' AND c.environment = ${parameter})`;
  return manager.query<EnvironmentDifference[]>(
    `SELECT remote, here, there, here->>'integrity' IS NOT DISTINCT FROM there->>'integrity' AS same
     FROM (SELECT m.name AS remote, ${placed('$2')} AS here, ${placed('$3')} AS there
           FROM release_remote m WHERE $1::text IS NULL OR m.team = $1) AS placed
     WHERE here IS NOT NULL OR there IS NOT NULL ORDER BY remote`,
    [team, here, there],
  );
}
