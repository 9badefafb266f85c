import type { EntityManager } from 'typeorm';
import { MOMENT_SECONDS, OF_SHELLS, startOf } from '../counters.repository.ts';
import { TOLD_WITHIN_SECONDS } from '../observations/told-bars.repository.ts';
import type { RunningCanary } from './running-canaries.repository.ts';
import type { Resting } from './total-failure.ts';

interface RestingRow {
  shells: number;
  of: number;
  loaded: number;
  canary_views: number;
  canary_failures: number;
  control_views: number;
  control_failures: number;
}

/** Where the canary rests now, and how all pages went since the two are compared; this moment's are among them. */
export async function readResting(
  manager: EntityManager,
  { environment, remote, version, control, comparedSince }: RunningCanary,
): Promise<Resting> {
  const total = (channel: string, metric: string) =>
    `COALESCE(sum(count) FILTER (WHERE channel = '${channel}' AND ${metric}), 0)::float8`;
  const [row] = await manager.query<RestingRow[]>(
    `WITH heard AS (
       SELECT shell, failing FROM release_shell_report
       WHERE environment = $1 AND told_at > now() - make_interval(secs => ${TOLD_WITHIN_SECONDS})
     ), told AS (
       SELECT h.shell, f.kind FROM heard h
       CROSS JOIN LATERAL jsonb_to_recordset(h.failing) AS f(remote text, version text, kind text)
       WHERE f.remote = $2 AND f.version = $3)
     SELECT (SELECT count(DISTINCT shell)::int FROM told) AS shells, (SELECT count(*)::int FROM heard) AS of,
       (SELECT count(DISTINCT shell)::int FROM told WHERE kind = 'pages') AS loaded,
       ${total('canary', 'true')} AS canary_views, ${total('canary', `metric <> 'ok'`)} AS canary_failures,
       ${total('control', 'true')} AS control_views, ${total('control', `metric <> 'ok'`)} AS control_failures
     FROM telemetry_moment
     WHERE environment = $1 AND remote = $2 AND (channel = 'control' AND version = $5 OR version = $3) AND metric IN (${OF_SHELLS})
       AND at >= ${startOf('$4::timestamptz', MOMENT_SECONDS)}`,
    [environment, remote, version, comparedSince, control],
  );
  const { shells = 0, of = 0, loaded = 0 } = row ?? {};
  return {
    shells,
    of,
    loaded,
    canary: { views: row?.canary_views ?? 0, failures: row?.canary_failures ?? 0 },
    control: { views: row?.control_views ?? 0, failures: row?.control_failures ?? 0 },
  };
}
