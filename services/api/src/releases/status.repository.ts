import type { RemoteStatus } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { ChangeAction } from './entities/release-channel-change.entity.ts';
import { membersOfTeams } from './policy/members.repository.ts';
import { TOLD_WITHIN_SECONDS } from './telemetry/observations/told-bars.repository.ts';
import { policiesOf } from './policy/policy.repository.ts';

export interface ChangeRow {
  id: string;
  remote: string;
  channel: string;
  action: ChangeAction;
  from_version: string | null;
  to_version: string | null;
  actor: string;
  reason: string | null;
  sequence: string;
  changed_at: Date;
}

/** Null stands for all. */
export interface ChangeFilter {
  team: string | null;
  environment: string;
  remote: string | null;
}

const CHANGES = `FROM release_channel_change c JOIN release_remote m ON m.name = c.remote
  WHERE ($1::text IS NULL OR m.team = $1) AND c.environment = $2 AND ($3::text IS NULL OR c.remote = $3)`;

type StatusRow = Omit<RemoteStatus, 'policy' | 'members'>;

/** The remotes of a team, or all of them when it is null, by name. */
export async function remotesOfTeam(
  manager: EntityManager,
  team: string | null,
  environment: string,
): Promise<RemoteStatus[]> {
  const [rows, policies, members] = [
    await statusRows(manager, team, environment),
    await policiesOf(manager, null),
    await membersOfTeams(manager),
  ];
  return rows.flatMap((row) => {
    const policy = policies.get(row.remote);
    return policy ? [{ ...row, policy, members: members.get(row.team) ?? [] }] : [];
  });
}

/** SQL of a moment as ISO 8601 in UTC. */
function iso(moment: string): string {
  return `to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function statusRows(manager: EntityManager, team: string | null, environment: string): Promise<StatusRow[]> {
  return manager.query<StatusRow[]>(
    `SELECT m.name AS remote, m.team, m.kind, s.version AS stable, s.earlier[1] AS rollback,
       (SELECT json_build_object('version', c.version, 'percent', c.share / 100.0,
          'since', ${iso('c.moved_at')},
          'bakedAt', ${iso('c.moved_at + make_interval(mins => COALESCE(o.bake_minutes, 0))')}, 'target', c.target)
        FROM release_channel c
        WHERE c.environment = $2 AND c.remote = m.name AND c.channel = 'canary') AS canary,
       COALESCE((SELECT json_agg(json_build_object('name', substr(p.channel, 9), 'version', p.version) ORDER BY p.channel)
        FROM release_channel p
        WHERE p.environment = $2 AND p.remote = m.name AND p.ends_at > now()), '[]') AS previews,
       COALESCE((SELECT json_agg(json_build_object('version', r.version,
          'publishedAt', ${iso('r.published_at')},
          'pruned', d.version IS NOT NULL, 'integrity', r.integrity,
          'takenBack', CASE WHEN q.version IS NOT NULL THEN json_build_object(
            'at', ${iso('q.taken_back_at')}, 'by', q.taken_back_by, 'reason', q.reason,
            'again', CASE WHEN q.lifted_at IS NOT NULL THEN json_build_object(
              'at', ${iso('q.lifted_at')}, 'by', q.lifted_by, 'reason', q.lifted_reason) END) END,
          'stopped', (SELECT CASE WHEN count(*) > 0 THEN json_build_object('how', max(b.how), 'at', ${iso('max(b.at)')},
              'shells', count(*)) END
            FROM release_told_bar b WHERE b.environment = $2 AND b.remote = r.remote AND b.version = r.version
              AND b.told_at > now() - make_interval(secs => ${TOLD_WITHIN_SECONDS})),
          'approvals', COALESCE((SELECT json_agg(json_build_object('by', a.approver_name, 'until', ${iso('a.expires_at')})
              ORDER BY a.approved_at)
            FROM release_approval a WHERE a.environment = $2 AND a.remote = r.remote
              AND a.integrity = r.integrity AND a.expires_at > now()), '[]'))
          ORDER BY r.published_at DESC)
        FROM release r LEFT JOIN release_pruned d ON d.remote = r.remote AND d.version = r.version
        LEFT JOIN release_quarantine q ON q.environment = $2 AND q.remote = r.remote AND q.integrity = r.integrity
        WHERE r.remote = m.name), '[]') AS versions,
       (SELECT json_build_object('version', a.version, 'since', ${iso('a.since')}, 'reason', a.reason)
        FROM release_alarm a WHERE a.environment = $2 AND a.remote = m.name AND a.version = s.version) AS alarm
     FROM release_remote m
     LEFT JOIN release_policy o ON o.remote = m.name
     LEFT JOIN release_channel s ON s.remote = m.name AND s.environment = $2 AND s.channel = 'stable'
     WHERE $1::text IS NULL OR m.team = $1
     ORDER BY m.name`,
    [team, environment],
  );
}

/** A page of moved pointers, counted from 1, the newest first. */
export function pageOfChanges(
  manager: EntityManager,
  { team, environment, remote }: ChangeFilter,
  { page, size }: { page: number; size: number },
): Promise<ChangeRow[]> {
  return manager.query<ChangeRow[]>(`SELECT c.* ${CHANGES} ORDER BY c.id DESC LIMIT ${size} OFFSET $4`, [
    team,
    environment,
    remote,
    (page - 1) * size,
  ]);
}

export async function countChanges(
  manager: EntityManager,
  { team, environment, remote }: ChangeFilter,
): Promise<number> {
  const [total] = await manager.query<{ count: string }[]>(`SELECT count(*) ${CHANGES}`, [
    team,
    environment,
    remote,
  ]);
  return Number(total?.count ?? 0);
}
