import type { ReleaseApproval } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { ReleaseInEnvironment } from '../artifacts/artifact-store.ts';

/** Approves the bytes that the version has. Undefined when it is not published. Again by the same person: for longer. */
export async function approve(
  manager: EntityManager,
  { environment, remote, version }: ReleaseInEnvironment,
  { id, name }: { id: string; name: string },
  hours: number,
): Promise<ReleaseApproval | undefined> {
  const [row] = await manager.query<{ integrity: string; approved_at: Date; expires_at: Date }[]>(
    `INSERT INTO release_approval (environment, remote, version, integrity, approver, approver_name, expires_at)
     SELECT $1, remote, version, integrity, $4, $5, now() + make_interval(hours => $6)
     FROM release WHERE remote = $2 AND version = $3
     ON CONFLICT (environment, remote, integrity, approver)
       DO UPDATE SET approved_at = now(), expires_at = excluded.expires_at, approver_name = excluded.approver_name
     RETURNING integrity, approved_at, expires_at`,
    [environment, remote, version, id, name, hours],
  );
  if (!row) return undefined;
  const { integrity, approved_at: at, expires_at: until } = row;
  return {
    environment,
    remote,
    version,
    integrity,
    by: name,
    at: at.toISOString(),
    until: until.toISOString(),
  };
}

/**
 * Whether somebody else than `actor` has approved these bytes and the approval is still good. `token`: the team of the
 * moving token; an approval by a person who may promote for that team does not count, since they have the token.
 */
export async function isApproved(
  manager: EntityManager,
  { environment, remote, version }: ReleaseInEnvironment,
  { actor, token }: { actor: string; token: string | null },
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM release_approval a JOIN release r ON r.remote = a.remote AND r.integrity = a.integrity
     WHERE a.environment = $1 AND a.remote = $2 AND r.version = $3 AND a.approver <> $4 AND a.expires_at > now()
       AND NOT EXISTS (SELECT 1 FROM release_team_member m
         WHERE m.team = $5 AND m.may_promote AND a.approver = 'staff:' || m.user_id)`,
    [environment, remote, version, actor, token],
  );
  return rows.length > 0;
}
