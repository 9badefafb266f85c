import type { EntityManager } from 'typeorm';
import type { RunningCanary } from './running-canaries.repository.ts';
import { noSample, type Sample } from './sample-ratio.ts';

/** Shells follow a new share within seconds; until then they deal by the one before. */
const FOLLOWED_WITHIN_SECONDS = 15;

/** Who was dealt since the share is what it is; begins anew with another one. */
export async function readSample(
  manager: EntityManager,
  { environment, remote, version, share }: RunningCanary,
  before: Sample,
): Promise<Sample> {
  if (before.share !== share) {
    const from = new Date(Date.now() + FOLLOWED_WITHIN_SECONDS * 1_000);
    return noSample(share, from);
  }
  const [row] = await manager.query<{ canary: number; control: number }[]>(
    `SELECT COALESCE(sum(count) FILTER (WHERE channel = 'canary'), 0)::float8 AS canary,
       COALESCE(sum(count) FILTER (WHERE channel = 'control'), 0)::float8 AS control
     FROM telemetry_moment
     WHERE environment = $1 AND remote = $2 AND metric = 'dealt' AND at >= $3::timestamptz
       AND (channel = 'control' OR version = $4)`,
    [environment, remote, before.from, version],
  );
  return { ...before, canary: row?.canary ?? 0, control: row?.control ?? 0 };
}
