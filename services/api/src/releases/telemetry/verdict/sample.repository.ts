import type { EntityManager } from 'typeorm';
import { MOMENT_SECONDS, startOf } from '../counters.repository.ts';
import type { RunningCanary } from './running-canaries.repository.ts';
import { noSample, type Sample } from './sample-ratio.ts';

/** Shells follow a new share within seconds; until then they deal by the one before. */
const FOLLOWED_WITHIN_SECONDS = 15;

/** Who was dealt since the share is what it is, as far as it is settled; begins anew with another share. */
export async function readSample(
  manager: EntityManager,
  { environment, remote, version, share }: RunningCanary,
  before: Sample,
  settlingSeconds: number,
): Promise<Sample> {
  if (before.share !== share) {
    const from = new Date(Date.now() + FOLLOWED_WITHIN_SECONDS * 1_000);
    return noSample(share, from);
  }
  const from = before.through;
  const [row] = await manager.query<{ canary: number; control: number; through: Date }[]>(
    `WITH settled AS (
       SELECT GREATEST($3::timestamptz, ${startOf('clock_timestamp() - make_interval(secs => $5)', MOMENT_SECONDS)}) AS through)
     SELECT COALESCE(sum(count) FILTER (WHERE channel = 'canary'), 0)::float8 AS canary,
       COALESCE(sum(count) FILTER (WHERE channel = 'control'), 0)::float8 AS control,
       (SELECT through FROM settled) AS through
     FROM telemetry_moment
     WHERE environment = $1 AND remote = $2 AND metric = 'dealt' AND at >= $3::timestamptz
       AND at < (SELECT through FROM settled) AND (channel = 'control' OR version = $4)`,
    [environment, remote, from, version, settlingSeconds],
  );
  if (!row) return before;
  return {
    ...before,
    canary: before.canary + row.canary,
    control: before.control + row.control,
    through: row.through.toISOString(),
  };
}
