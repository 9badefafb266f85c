import type { RetiredRemote } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/**
 * SQL: the move that has taken a remote out of service; no row of one that is live or never was.
 * @param environment SQL of its name
 * @param remote SQL of its name
 */
export function retirementOf(environment: string, remote: string): string {
  return `SELECT last.from_version AS version, last.changed_at AS at, COALESCE(last.actor_name, last.actor) AS by, last.reason
    FROM (SELECT c.* FROM release_channel_change c WHERE c.environment = ${environment} AND c.remote = ${remote}
      AND c.channel = 'stable' ORDER BY c.id DESC LIMIT 1) last WHERE last.action = 'retire'`;
}

/** What is out of service in an environment, by the name of the remote. */
export async function retiredIn(
  manager: EntityManager,
  environment: string,
): Promise<Map<string, RetiredRemote>> {
  const rows = await manager.query<(Omit<RetiredRemote, 'at'> & { remote: string; at: Date })[]>(
    `SELECT m.name AS remote, t.* FROM release_remote m CROSS JOIN LATERAL (${retirementOf('$1', 'm.name')}) t`,
    [environment],
  );
  return new Map(rows.map(({ remote, at, ...row }) => [remote, { ...row, at: at.toISOString() }]));
}
