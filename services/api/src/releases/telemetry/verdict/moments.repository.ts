import type { EntityManager } from 'typeorm';
import { MOMENT_SECONDS, OF_SHELLS, startOf } from '../counters.repository.ts';
import type { RunningCanary } from './running-canaries.repository.ts';
import type { Pair } from './sequential-test.ts';

export interface MomentsSeen {
  pairs: Pair[];
  /** Start of the first moment that has not settled yet: where the next look begins. */
  through: Date;
}

interface MomentRow {
  control_views: number;
  control_failures: number;
  canary_views: number;
  canary_failures: number;
}

const METRICS = {
  server: { views: `metric IN (${OF_SHELLS})`, failures: `metric IN (${OF_SHELLS}) AND metric <> 'ok'` },
  browser: { views: `metric = 'view'`, failures: `metric = 'problem'` },
  chunk: { views: `metric = 'view'`, failures: `metric = 'chunk'` },
  globals: { views: `metric = 'view'`, failures: `metric = 'globals'` },
  // A visitor who came and sent no report.
  missing: { views: `metric = 'dealt'`, failures: null },
};

export type Side = keyof typeof METRICS;

/** What both arms did in each moment since `from` that can grow no more. */
export async function readMoments(
  manager: EntityManager,
  { environment, remote, version, control }: RunningCanary,
  { side, from, settlingSeconds }: { side: Side; from: Date; settlingSeconds: number },
): Promise<MomentsSeen> {
  const [settled] = await manager.query<{ through: Date }[]>(
    `SELECT GREATEST($1, ${startOf('clock_timestamp() - make_interval(secs => $2)', MOMENT_SECONDS)}) AS through`,
    [from, settlingSeconds],
  );
  const through = settled?.through ?? from;
  const { views, failures } = METRICS[side];
  const total = (channel: string, metric: string) =>
    `COALESCE(sum(count) FILTER (WHERE channel = '${channel}' AND ${metric}), 0)::float8`;
  const failed = (channel: string) =>
    failures === null
      ? `GREATEST(${total(channel, views)} - ${total(channel, `metric = 'arrived'`)}, 0)`
      : total(channel, failures);
  const rows = await manager.query<MomentRow[]>(
    // A shell is a little late with what is stable; a visitor counts as one of the control whatever stood in for it.
    `SELECT ${total('control', views)} AS control_views, ${failed('control')} AS control_failures,
       ${total('canary', views)} AS canary_views, ${failed('canary')} AS canary_failures
     FROM telemetry_moment
     WHERE environment = $1 AND remote = $2 AND (channel = 'control' AND (version = $6 OR $7) OR version = $3)
       AND at >= $4 AND at < $5
     GROUP BY at ORDER BY at`,
    [environment, remote, version, from, through, control, side === 'missing'],
  );
  const pairs = rows.map((row) => ({
    control: { views: row.control_views, failures: row.control_failures },
    canary: { views: row.canary_views, failures: row.canary_failures },
  }));
  return { pairs, through };
}

/** How often the canary has stopped a process since it began; this moment's are among them. */
export async function timesBlocked(
  manager: EntityManager,
  { environment, remote, version, startedAt }: RunningCanary,
): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT COALESCE(sum(count), 0)::float8 AS count FROM telemetry_moment
     WHERE environment = $1 AND remote = $2 AND version = $3 AND channel = 'canary' AND metric = 'blocked'
       AND at >= ${startOf('$4::timestamptz', MOMENT_SECONDS)}`,
    [environment, remote, version, startedAt],
  );
  return row?.count ?? 0;
}
