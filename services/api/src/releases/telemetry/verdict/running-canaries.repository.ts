import type { EntityManager } from 'typeorm';
import { type VerdictPolicy, verdictPolicyOf } from '../../policy/verdict-policy.ts';

/** Any constant: the process that holds it judges. */
export const JUDGE_LOCK = 7_001_301;

const DAY_MINUTES = 24 * 60;

export interface RunningCanary {
  environment: string;
  remote: string;
  version: string;
  /** The stable version beside it. */
  control: string;
  startedAt: Date;
  /** Since when the two stand beside each other: what an earlier stable version did says nothing of this one. */
  comparedSince: Date;
  /** Visitors in 10,000. */
  share: number;
  /** What the verdict weighs. */
  policy: VerdictPolicy;
  /** Within so many minutes a verdict is to be found; it is extended by as many, once. A day, or as long as it has to bake. */
  verdictMinutes: number;
  automaticRollback: boolean;
  minimumViews: number;
  tolerance: number;
}

/** Canaries of all environments that have a stable version to be compared with. */
export async function runningCanaries(manager: EntityManager): Promise<RunningCanary[]> {
  const rows = await manager.query<(RunningCanary & { policy: Partial<VerdictPolicy> | null })[]>(
    `SELECT c.environment, c.remote, c.version, s.version AS control, c.moved_at AS "startedAt",
       GREATEST(c.moved_at, s.moved_at) AS "comparedSince", c.share, m.automatic_rollback AS "automaticRollback", m.minimum_views AS "minimumViews", m.tolerance,
       p.verdict AS policy, greatest(p.bake_minutes, $1) AS "verdictMinutes"
     FROM release_channel c
     JOIN release_channel s ON s.environment = c.environment AND s.remote = c.remote AND s.channel = 'stable'
     JOIN release_remote m ON m.name = c.remote
     LEFT JOIN release_policy p ON p.remote = c.remote
     WHERE c.channel = 'canary'
     ORDER BY c.environment, c.remote`,
    [DAY_MINUTES],
  );
  return rows.map((row) => ({ ...row, policy: verdictPolicyOf(row.policy) }));
}

/** Whether this process is the one that judges until the transaction ends. */
export async function takeTurn(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ free: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS free', [
    JUDGE_LOCK,
  ]);
  return row?.free ?? false;
}
