import type { RemoteStatus } from '@polden/api-contract';
import type { PathPlaces } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import type { ChangeAction } from './entities/release-channel-change.entity.ts';
import { skippedVersions } from './pointers/unfit.repository.ts';
import { waysBack } from './pointers/way-back.ts';
import { membersOfTeams } from './policy/members.repository.ts';
import { TOLD_WITHIN_SECONDS } from './telemetry/observations/told-bars.repository.ts';
import { NO_REASON, PLATFORM } from './policy/quarantine.repository.ts';
import { policiesOf } from './policy/policy.repository.ts';
import { retirementOf } from './retired.repository.ts';

export interface ChangeRow {
  id: string;
  remote: string;
  channel: string;
  action: ChangeAction;
  from_version: string | null;
  to_version: string | null;
  actor: string;
  actor_name: string | null;
  share: number | null;
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

type StatusRow = Omit<RemoteStatus, 'policy' | 'members' | 'skipped' | 'rollback'> & { earlier: string[] };

/** The remotes of a team, or all of them when it is null, by name. */
export async function remotesOfTeam(
  manager: EntityManager,
  team: string | null,
  { environment, places }: { environment: string; places: PathPlaces },
): Promise<RemoteStatus[]> {
  const rows = await statusRows(manager, team, environment);
  const ways = await waysBack(manager, { environment, places }, rows);
  const stableOf = new Map(rows.map(({ remote, stable }) => [remote, stable]));
  const [policies, members, skipped] = [
    await policiesOf(manager, null),
    await membersOfTeams(manager),
    await skippedVersions(
      manager,
      environment,
      ways.map((way) => ({ ...way, stable: stableOf.get(way.remote) ?? null })),
    ),
  ];
  return rows.flatMap(({ earlier: _, ...row }) => {
    const policy = policies.get(row.remote);
    if (!policy) return [];
    const passed = skipped
      .filter(({ remote }) => remote === row.remote)
      .map(({ version, why }) => ({ version, why }));
    const rollback = ways.find(({ remote }) => remote === row.remote)?.rollback ?? null;
    return [{ ...row, rollback, policy, members: members.get(row.team) ?? [], skipped: passed }];
  });
}

/** SQL of a moment as ISO 8601 in UTC. */
function iso(moment: string): string {
  return `to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL: what shells say of a version `r` of the remote `m` that visitors are to get; null when none does. */
const FAILING = `(SELECT json_build_object('kind', min(f.kind), 'how', (array_agg(f.how ORDER BY f.at DESC))[1],
    'at', ${iso('min(f.at)')}, 'shells', count(DISTINCT h.shell),
    'of', (SELECT count(*) FROM release_shell_report a WHERE a.environment = $2 AND ${isFresh('a')}))
  FROM release_shell_report h
  CROSS JOIN LATERAL jsonb_to_recordset(h.failing)
    AS f(remote text, version text, kind text, how text, at timestamptz)
  WHERE h.environment = $2 AND ${isFresh('h')} AND f.remote = r.remote AND f.version = r.version
    AND EXISTS (SELECT FROM release_channel l WHERE l.environment = $2 AND l.remote = r.remote
      AND l.version = r.version AND l.channel IN ('stable', 'canary'))
  HAVING count(*) > 0)`;

function isFresh(report: string): string {
  return `${report}.told_at > now() - make_interval(secs => ${TOLD_WITHIN_SECONDS})`;
}

function statusRows(manager: EntityManager, team: string | null, environment: string): Promise<StatusRow[]> {
  return manager.query<StatusRow[]>(
    `SELECT m.name AS remote, m.team, m.kind, s.version AS stable, COALESCE(s.earlier, '{}') AS earlier,
       (SELECT json_build_object('version', t.version, 'at', ${iso('t.at')}, 'by', t.by, 'reason', t.reason)
        FROM (${retirementOf('$2', 'm.name')}) t) AS retired,
       (SELECT json_build_object('version', c.version, 'percent', c.share / 100.0,
          'since', ${iso('c.moved_at')},
          'bakedAt', ${iso('c.moved_at + make_interval(mins => COALESCE(o.bake_minutes, 0))')}, 'target', c.target)
        FROM release_channel c
        WHERE c.environment = $2 AND c.remote = m.name AND c.channel = 'canary') AS canary,
       COALESCE((SELECT json_agg(json_build_object('name', substr(p.channel, 9), 'version', p.version,
          'until', ${iso('p.ends_at')}, 'by', (SELECT COALESCE(c.actor_name, c.actor) FROM release_channel_change c
            WHERE c.environment = $2 AND c.remote = m.name AND c.channel = p.channel ORDER BY c.id DESC LIMIT 1))
          ORDER BY p.channel)
        FROM release_channel p
        WHERE p.environment = $2 AND p.remote = m.name AND p.ends_at > now()), '[]') AS previews,
       COALESCE((SELECT json_agg(json_build_object('version', r.version,
          'publishedAt', ${iso('r.published_at')},
          'pruned', d.version IS NOT NULL, 'integrity', r.integrity,
          'takenBack', CASE WHEN q.version IS NOT NULL THEN json_build_object(
            'at', ${iso('q.taken_back_at')}, 'by', q.taken_back_by, 'reason', q.reason,
            'automatic', q.taken_back_by = '${PLATFORM}', 'explained', q.reason <> '${NO_REASON}',
            'again', CASE WHEN q.lifted_at IS NOT NULL THEN json_build_object(
              'at', ${iso('q.lifted_at')}, 'by', q.lifted_by, 'reason', q.lifted_reason) END) END,
          'stopped', (SELECT json_build_object('how', k.how, 'at', ${iso('k.at')}, 'shells',
              (SELECT count(*) FROM release_told_bar b
               WHERE b.environment = $2 AND b.remote = r.remote AND b.version = r.version
                 AND b.told_at > now() - make_interval(secs => ${TOLD_WITHIN_SECONDS})))
            FROM release_stopped k WHERE k.environment = $2 AND k.remote = r.remote AND k.version = r.version),
          'failing', ${FAILING},
          'late', (SELECT COALESCE(sum(t.count), 0)::float8 FROM telemetry_hour t
            WHERE t.environment = $2 AND t.remote = r.remote AND t.version = r.version
              AND t.metric = 'late' AND t.at > now() - interval '24 hours'),
          'approvals', COALESCE((SELECT json_agg(json_build_object('by', a.approver_name, 'until', ${iso('a.expires_at')})
              ORDER BY a.approved_at)
            FROM release_approval a WHERE a.environment = $2 AND a.remote = r.remote
              AND a.integrity = r.integrity AND a.expires_at > now()), '[]'))
          ORDER BY r.published_at DESC)
        FROM release r LEFT JOIN release_pruned d ON d.remote = r.remote AND d.version = r.version
        LEFT JOIN release_quarantine q ON q.environment = $2 AND q.remote = r.remote AND q.integrity = r.integrity
        WHERE r.remote = m.name), '[]') AS versions,
       (SELECT json_build_object('version', a.version, 'since', ${iso('a.since')}, 'reason', a.reason)
        FROM release_alarm a WHERE a.environment = $2 AND a.remote = m.name AND EXISTS (SELECT FROM release_channel g
          WHERE g.environment = $2 AND g.remote = m.name AND g.version = a.version AND g.channel IN ('stable', 'canary'))) AS alarm
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
