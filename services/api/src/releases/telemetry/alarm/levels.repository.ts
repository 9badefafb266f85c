import type { VitalName } from '@polden/api-contract';
import { BUCKETS } from '@polden/mfe-release';
import type { EntityManager } from 'typeorm';
import { OF_SHELLS } from '../counters.repository.ts';

/** Any constant: the process that holds it watches. */
const WATCH_LOCK = 7_001_302;

/** What the version that everybody gets does now beside what the remote did before, and the alarm that is on. */
export interface Level {
  environment: string;
  remote: string;
  version: string;
  tolerance: number;
  alarmSince: Date | null;
  nowPages: number;
  nowFailures: number;
  nowViews: number;
  nowErrors: number;
  beforePages: number;
  beforeFailures: number;
  beforeViews: number;
  beforeErrors: number;
}

export interface VitalsLevel {
  environment: string;
  remote: string;
  name: VitalName;
  now: { bucket: number; count: number }[];
  before: { bucket: number; count: number }[];
}

const HOUR_START = `date_bin('1 hour', now(), '2020-01-01T00:00:00Z')`;
const EARLIER = `at >= ${HOUR_START} - interval '24 hours' AND at < ${HOUR_START}`;

/** While a canary runs, the control group has the stable version, too. */
const OF_STABLE = `IN ('stable', 'control')`;
/** Of each remote: the stable version, or a canary with all visitors. In alphabetical order a canary comes first. */
const EVERYBODYS = `SELECT DISTINCT ON (environment, remote) environment, remote, channel, version FROM release_channel
  WHERE channel = 'stable' OR channel = 'canary' AND share >= ${BUCKETS} AND target IS NULL
  ORDER BY environment, remote, channel`;
const total = (filter: string) => `COALESCE(sum(count) FILTER (WHERE ${filter}), 0)::float8`;
const COUNTS = `${total(`metric IN (${OF_SHELLS})`)} AS pages,
  ${total(`metric IN (${OF_SHELLS}) AND metric <> 'ok'`)} AS failures,
  ${total(`metric = 'view'`)} AS views, ${total(`metric = 'problem'`)} AS errors`;

/** Of every version that everybody gets: the last ten minutes beside the 24 whole hours before this one. */
export function levels(manager: EntityManager): Promise<Level[]> {
  return manager.query<Level[]>(
    `SELECT c.environment, c.remote, c.version, m.tolerance, a.since AS "alarmSince",
       n.pages AS "nowPages", n.failures AS "nowFailures", n.views AS "nowViews", n.errors AS "nowErrors",
       b.pages AS "beforePages", b.failures AS "beforeFailures", b.views AS "beforeViews", b.errors AS "beforeErrors"
     FROM (${EVERYBODYS}) c
     JOIN release_remote m ON m.name = c.remote AND m.kind <> 'shell'
     LEFT JOIN release_alarm a ON a.environment = c.environment AND a.remote = c.remote AND a.version = c.version
     CROSS JOIN LATERAL (SELECT ${COUNTS} FROM telemetry_moment t WHERE t.environment = c.environment
       AND t.remote = c.remote AND t.version = c.version AND (t.channel ${OF_STABLE} OR t.channel = c.channel)
       AND at >= now() - interval '10 minutes') n
     CROSS JOIN LATERAL (SELECT ${COUNTS} FROM telemetry_hour t WHERE t.environment = c.environment
       AND t.remote = c.remote AND t.channel ${OF_STABLE} AND ${EARLIER}) b
     ORDER BY c.environment, c.remote`,
  );
}

/** Of every version that everybody gets: this hour beside the 24 before it. */
export function vitalsLevels(manager: EntityManager): Promise<VitalsLevel[]> {
  const buckets = (filter: string) =>
    `COALESCE(json_agg(json_build_object('bucket', bucket, 'count', count) ORDER BY bucket) FILTER (WHERE ${filter}), '[]')`;
  return manager.query<VitalsLevel[]>(
    `SELECT environment, remote, name, ${buckets('is_now')} AS now, ${buckets('NOT is_now')} AS before
     FROM (
       SELECT c.environment, c.remote, t.name, t.bucket, t.at >= ${HOUR_START} AS is_now, sum(t.count)::float8 AS count
       FROM (${EVERYBODYS}) c JOIN telemetry_vital t ON t.environment = c.environment AND t.remote = c.remote
         AND (t.at < ${HOUR_START} OR t.version = c.version)
       WHERE t.at >= ${HOUR_START} - interval '24 hours' AND t.name <> 'load'
       GROUP BY c.environment, c.remote, t.name, t.bucket, is_now
     ) AS counted GROUP BY environment, remote, name`,
  );
}

export async function raiseAlarm(
  manager: EntityManager,
  { environment, remote, version }: Level,
  reason: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO release_alarm (environment, remote, version, reason) VALUES ($1, $2, $3, $4)
     ON CONFLICT (environment, remote) DO UPDATE SET reason = excluded.reason, version = excluded.version,
       since = CASE WHEN release_alarm.version = excluded.version THEN release_alarm.since ELSE now() END`,
    [environment, remote, version, reason],
  );
}

export async function endAlarm(manager: EntityManager, { environment, remote }: Level): Promise<void> {
  await manager.query('DELETE FROM release_alarm WHERE environment = $1 AND remote = $2', [
    environment,
    remote,
  ]);
}

/** Whether this process is the one that watches until the transaction ends. */
export async function takeWatch(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ free: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS free', [
    WATCH_LOCK,
  ]);
  return row?.free ?? false;
}
