import type { EntityManager } from 'typeorm';
import { nothingSeen, type VitalsSeen, type WeighedVital } from './vitals-test.ts';
import type { RunningCanary } from './running-canaries.repository.ts';

interface WeighedMeasure {
  environment: string;
  remote: string;
  arm: 'canary' | 'control';
  name: WeighedVital;
  bucket: number;
  /** When the visitor came first, in seconds since the epoch. */
  came: number;
}

/** Adds measures of visitors who came after the two were compared: their browsers are as warm as those of the control. */
export async function addWeighedMeasures(
  manager: EntityManager,
  measures: readonly WeighedMeasure[],
): Promise<void> {
  if (measures.length === 0) return;
  await manager.query(
    `INSERT INTO verdict_vital AS t (environment, remote, since, arm, name, bucket, count)
     SELECT r.environment, r.remote, p.since, r.arm, r.name, r.bucket, count(*)
     FROM jsonb_to_recordset($1::jsonb)
       AS r(environment text, remote text, arm text, name text, bucket integer, came bigint)
     JOIN (
       SELECT c.environment, c.remote, GREATEST(c.moved_at, s.moved_at) AS since
       FROM release_channel c JOIN release_channel s USING (environment, remote)
       WHERE c.channel = 'canary' AND s.channel = 'stable'
     ) p ON p.environment = r.environment AND p.remote = r.remote AND p.since <= to_timestamp(r.came)
     GROUP BY r.environment, r.remote, p.since, r.arm, r.name, r.bucket
     ORDER BY r.environment, r.remote, p.since, r.arm, r.name, r.bucket
     ON CONFLICT (environment, remote, since, arm, name, bucket) DO UPDATE SET count = t.count + excluded.count`,
    [JSON.stringify(measures)],
  );
}

export async function weighedVitals(
  manager: EntityManager,
  { environment, remote, comparedSince }: RunningCanary,
): Promise<VitalsSeen> {
  const rows = await manager.query<
    { arm: 'canary' | 'control'; name: WeighedVital; bins: { bucket: number; count: number }[] }[]
  >(
    `SELECT arm, name, json_agg(json_build_object('bucket', bucket, 'count', count) ORDER BY bucket) AS bins
     FROM verdict_vital WHERE environment = $1 AND remote = $2 AND since = $3::timestamptz GROUP BY arm, name`,
    [environment, remote, comparedSince],
  );
  return rows.reduce<VitalsSeen>(
    (seen, { arm, name, bins }) => ({ ...seen, [name]: { ...seen[name], [arm]: bins } }),
    nothingSeen(),
  );
}
