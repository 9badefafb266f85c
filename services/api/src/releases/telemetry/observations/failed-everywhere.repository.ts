import type { EntityManager } from 'typeorm';
import { TOLD_WITHIN_SECONDS } from './told-bars.repository.ts';

/** SQL: releases that fail on the only shell, or on at least two shells and half of the present ones. */
const FAIL_EVERYWHERE = `WITH heard AS (
    SELECT shell, failing FROM release_shell_report
    WHERE environment = $1 AND told_at > now() - make_interval(secs => ${TOLD_WITHIN_SECONDS})
  ), everywhere AS (
    SELECT f.remote, f.version, (array_agg(f.how ORDER BY f.at DESC))[1] AS how, min(f.at) AS at FROM heard h
    CROSS JOIN LATERAL jsonb_to_recordset(h.failing)
      AS f(remote text, version text, kind text, how text, at timestamptz)
    JOIN release r ON r.remote = f.remote AND r.version = f.version
    WHERE f.kind = 'pages'
    GROUP BY f.remote, f.version
    HAVING (SELECT count(*) FROM heard) = 1
      OR (count(DISTINCT h.shell) > 1 AND count(DISTINCT h.shell) * 2 >= (SELECT count(*) FROM heard)))`;

/** SQL: some visitors are to get the release `f` now. */
const IS_LIVE = `EXISTS (SELECT FROM release_channel c WHERE c.environment = $1 AND c.remote = f.remote
  AND c.version = f.version AND c.channel IN ('stable', 'canary'))`;

/**
 * Follows what shells say of a release while it is live, and keeps the last of it when another one takes its place: it gets
 * no requests any more, so nobody would see it recover. A rollback must not go there. Shells may say so a moment after it
 * was replaced; what fails only while it stands in for another one has not failed by itself.
 */
export async function rememberFailed(manager: EntityManager, environment: string): Promise<void> {
  await manager.query(
    `${FAIL_EVERYWHERE}
     DELETE FROM release_failed f WHERE f.environment = $1 AND ${IS_LIVE}
       AND NOT EXISTS (SELECT FROM everywhere e WHERE e.remote = f.remote AND e.version = f.version)`,
    [environment],
  );
  await manager.query(
    `${FAIL_EVERYWHERE}
     INSERT INTO release_failed (environment, remote, version, how, at)
     SELECT $1, f.remote, f.version, f.how, f.at FROM everywhere f
     WHERE ${IS_LIVE} OR EXISTS (SELECT FROM release_channel c WHERE c.environment = $1 AND c.remote = f.remote
       AND c.channel = 'stable' AND f.version = c.earlier[1] AND f.at < c.moved_at)
     ON CONFLICT DO NOTHING`,
    [environment],
  );
  await manager.query(
    `UPDATE release_channel c SET earlier = array_remove(c.earlier, f.version) FROM release_failed f
     WHERE c.environment = $1 AND f.environment = c.environment AND f.remote = c.remote
       AND f.version = ANY (c.earlier)`,
    [environment],
  );
}
