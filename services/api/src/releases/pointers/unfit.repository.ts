import type { SkippedVersion } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { WayBack } from './way-back.ts';
import type { ReleaseInEnvironment, ReleaseRef } from '../artifacts/artifact-store.ts';

export interface UnfitVersion extends SkippedVersion {
  remote: string;
}

/** Of these releases those that no rollback leads to: pruned, taken back, stopped by shells, never loaded by any, or failed on all. */
export function unfitOf(
  manager: EntityManager,
  environment: string,
  releases: readonly ReleaseRef[],
): Promise<UnfitVersion[]> {
  return manager.query<UnfitVersion[]>(
    `SELECT remote, version, why FROM (
       SELECT r.remote, r.version, CASE
         WHEN EXISTS (SELECT FROM release_pruned p WHERE p.remote = r.remote AND p.version = r.version) THEN 'pruned'
         WHEN EXISTS (SELECT FROM release_quarantine q WHERE q.environment = $1 AND q.remote = r.remote
             AND q.version = r.version AND q.lifted_at IS NULL) THEN 'barred'
         WHEN EXISTS (SELECT FROM release_stopped s WHERE s.environment = $1 AND s.remote = r.remote
             AND s.version = r.version) THEN 'stopped'
         WHEN (SELECT bool_or(h.metric = 'evaluate') AND NOT bool_or(h.metric = 'ok') FROM telemetry_hour h
             WHERE h.environment = $1 AND h.remote = r.remote AND h.version = r.version
               AND h.metric IN ('ok', 'evaluate') AND h.count > 0) THEN 'not-loaded'
         WHEN EXISTS (SELECT FROM release_failed f WHERE f.environment = $1 AND f.remote = r.remote
             AND f.version = r.version) THEN 'failed'
       END AS why
       FROM jsonb_to_recordset($2::jsonb) AS r(remote text, version text)) judged
     WHERE why IS NOT NULL`,
    [environment, JSON.stringify(releases.map(({ remote, version }) => ({ remote, version })))],
  );
}

/** Null of a release that no shell has stopped, or that was given out again since. */
export async function stoppedOf(
  manager: EntityManager,
  { environment, remote, version }: ReleaseInEnvironment,
): Promise<{ how: string; at: Date } | null> {
  const [row] = await manager.query<{ how: string; at: Date }[]>(
    'SELECT how, at FROM release_stopped WHERE environment = $1 AND remote = $2 AND version = $3',
    [environment, remote, version],
  );
  return row ?? null;
}

/** Somebody gives the release out again, and says why. */
export async function forgetStopped(
  manager: EntityManager,
  { environment, remote, version }: ReleaseInEnvironment,
): Promise<void> {
  for (const table of ['release_stopped', 'release_failed'])
    await manager.query(`DELETE FROM ${table} WHERE environment = $1 AND remote = $2 AND version = $3`, [
      environment,
      remote,
      version,
    ]);
}

/** What was stable after the rollback target and is not now, and why a rollback passes over it; newest first. */
export async function skippedVersions(
  manager: EntityManager,
  environment: string,
  remotes: readonly (WayBack & { stable: string | null })[],
): Promise<UnfitVersion[]> {
  const passed = await manager.query<ReleaseRef[]>(
    `SELECT m.remote, c.to_version AS version FROM jsonb_to_recordset($2::jsonb) AS m(remote text, stable text, rollback text)
     JOIN release_channel_change c ON c.environment = $1 AND c.remote = m.remote AND c.channel = 'stable'
     WHERE m.stable IS NOT NULL AND c.to_version NOT IN (m.stable, COALESCE(m.rollback, ''))
       AND c.id > COALESCE((SELECT max(b.id) FROM release_channel_change b WHERE b.environment = $1
         AND b.remote = m.remote AND b.channel = 'stable' AND b.to_version = m.rollback), 0)
     GROUP BY m.remote, c.to_version ORDER BY m.remote, max(c.id) DESC LIMIT 500`,
    [
      environment,
      JSON.stringify(remotes.map(({ remote, stable, rollback }) => ({ remote, stable, rollback }))),
    ],
  );
  if (passed.length === 0) return [];
  const unfit = [...(await unfitOf(manager, environment, passed)), ...remotes.flatMap(({ taken }) => taken)];
  return passed.flatMap((release) =>
    unfit.filter(({ remote, version }) => remote === release.remote && version === release.version),
  );
}
