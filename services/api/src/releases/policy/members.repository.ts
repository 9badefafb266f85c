import type { TeamMember } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** Members of each team by name, in the order of their names. */
export async function membersOfTeams(manager: EntityManager): Promise<Map<string, TeamMember[]>> {
  const rows = await manager.query<(TeamMember & { team: string })[]>(
    `SELECT t.team, u.login, u.name, t.may_promote AS "mayPromote", t.may_approve AS "mayApprove"
     FROM release_team_member t JOIN staff_user u ON u.id = t.user_id WHERE u.active ORDER BY t.team, u.name, u.id`,
  );
  const byTeam = Map.groupBy(rows, ({ team }) => team);
  return new Map(
    [...byTeam].map(([team, members]) => [team, members.map(({ team: _, ...member }) => member)]),
  );
}

/** Whether somebody of the staff has a part in the team of a remote. */
export async function isMember(
  manager: EntityManager,
  userId: number,
  team: string,
  part: 'promote' | 'approve',
): Promise<boolean> {
  const column = part === 'promote' ? 'may_promote' : 'may_approve';
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM release_team_member WHERE team = $1 AND user_id = $2 AND ${column}`,
    [team, userId],
  );
  return rows.length > 0;
}

/** Null when nobody active has the login. */
export async function staffByLogin(
  manager: EntityManager,
  login: string,
): Promise<{ id: number; name: string } | null> {
  const [user] = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM staff_user WHERE login = lower(trim($1)) AND active',
    [login],
  );
  return user ?? null;
}

export async function setMember(
  manager: EntityManager,
  team: string,
  userId: number,
  { mayPromote, mayApprove }: Pick<TeamMember, 'mayPromote' | 'mayApprove'>,
): Promise<void> {
  await manager.query('DELETE FROM release_team_member WHERE team = $1 AND user_id = $2', [team, userId]);
  if (!mayPromote && !mayApprove) return;
  await manager.query('INSERT INTO release_team_member VALUES ($1, $2, $3, $4)', [
    team,
    userId,
    mayPromote,
    mayApprove,
  ]);
}
