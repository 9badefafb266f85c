import type { FreezeWindow, RemotePolicy, VerdictPolicy } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { verdictPolicyOf } from './verdict-policy.ts';

interface PolicyRow {
  remote: string;
  pipeline_publishes: boolean;
  pipeline_promotes: boolean;
  second_approver: boolean;
  approval_hours: number;
  bake_minutes: number;
  freezes: FreezeWindow[];
  verdict: Partial<VerdictPolicy>;
  is_framed: boolean;
  framed_reason: string;
}

const COLUMNS = `m.name AS remote, COALESCE(p.pipeline_publishes, true) AS pipeline_publishes,
  COALESCE(p.pipeline_promotes, true) AS pipeline_promotes, COALESCE(p.second_approver, false) AS second_approver,
  COALESCE(p.approval_hours, 24) AS approval_hours, COALESCE(p.bake_minutes, 0) AS bake_minutes,
  COALESCE(p.freezes, '[]') AS freezes, COALESCE(p.verdict, '{}') AS verdict, COALESCE(p.is_framed, false) AS is_framed,
  COALESCE(p.framed_reason, '') AS framed_reason`;

/** Policies of remotes, by the name of the remote; what nobody has changed is as by default. */
export async function policiesOf(
  manager: EntityManager,
  remotes: readonly string[] | null,
): Promise<Map<string, RemotePolicy>> {
  const rows = await manager.query<PolicyRow[]>(
    `SELECT ${COLUMNS} FROM release_remote m LEFT JOIN release_policy p ON p.remote = m.name
     WHERE $1::text[] IS NULL OR m.name = ANY ($1)`,
    [remotes],
  );
  return new Map(rows.map((row) => [row.remote, policyOf(row)]));
}

/** Undefined when there is no such remote. It is locked until the transaction ends. */
export async function lockPolicy(manager: EntityManager, remote: string): Promise<RemotePolicy | undefined> {
  await manager.query('SELECT FROM release_remote WHERE name = $1 FOR UPDATE', [remote]);
  return (await policiesOf(manager, [remote])).get(remote);
}

export async function savePolicy(manager: EntityManager, policy: RemotePolicy): Promise<void> {
  await manager.query(
    `INSERT INTO release_policy (remote, pipeline_publishes, pipeline_promotes, second_approver, approval_hours,
       bake_minutes, freezes, verdict, is_framed, framed_reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10)
     ON CONFLICT (remote) DO UPDATE SET pipeline_publishes = excluded.pipeline_publishes,
       pipeline_promotes = excluded.pipeline_promotes, second_approver = excluded.second_approver,
       approval_hours = excluded.approval_hours, bake_minutes = excluded.bake_minutes, freezes = excluded.freezes,
       verdict = excluded.verdict, is_framed = excluded.is_framed,
       framed_reason = excluded.framed_reason`,
    [
      policy.remote,
      policy.pipelinePublishes,
      policy.pipelinePromotes,
      policy.secondApprover,
      policy.approvalHours,
      policy.bakeMinutes,
      JSON.stringify(policy.freezes),
      JSON.stringify(policy.verdict),
      policy.isFramed,
      policy.framedReason,
    ],
  );
}

/** Remotes of which a release that somebody gets has pages for the staff. */
export async function remotesForStaff(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager.query<{ remote: string }[]>(
    `SELECT DISTINCT c.remote FROM release_channel c JOIN release r ON r.remote = c.remote AND r.version = c.version
     WHERE (c.ends_at IS NULL OR c.ends_at > now())
       AND jsonb_path_exists(r.manifest::jsonb, '$.routes[*] ? (@.auth == "staff" || @.area == "staff")')`,
  );
  return new Set(rows.map(({ remote }) => remote));
}

function policyOf(row: PolicyRow): RemotePolicy {
  return {
    remote: row.remote,
    pipelinePublishes: row.pipeline_publishes,
    pipelinePromotes: row.pipeline_promotes,
    secondApprover: row.second_approver,
    approvalHours: row.approval_hours,
    bakeMinutes: row.bake_minutes,
    freezes: row.freezes,
    verdict: verdictPolicyOf(row.verdict),
    isFramed: row.is_framed,
    framedReason: row.framed_reason,
  };
}
