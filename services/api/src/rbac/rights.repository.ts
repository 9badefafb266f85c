import type { StaffRole } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

export interface RightsRow {
  id: number;
  login: string;
  name: string;
  is_manager: boolean;
  roles: StaffRole[];
  actions: string[];
  must_enrol: boolean;
  view_as: StaffRole | null;
}

/** Whether a role of the user asks for a second factor that is not there: nothing else is open until it is. */
const MUST_ENROL = `u.totp_secret IS NULL AND EXISTS (
  SELECT FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id AND r.second_factor
)`;

/** Of the user of an open session who is active. */
export async function rightsOfSession(
  manager: EntityManager,
  sessionId: string,
): Promise<RightsRow | undefined> {
  const [row] = await manager.query<RightsRow[]>(
    `SELECT u.id, u.login, u.name, u.is_manager,
       COALESCE((
         SELECT json_agg(json_build_object('code', r.code, 'title', r.title) ORDER BY r.id)
         FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id
       ), '[]') AS roles,
       ARRAY(
         SELECT DISTINCT a.name FROM user_role ur
         JOIN role_action ra ON ra.role_id = ur.role_id JOIN action a ON a.id = ra.action_id
         WHERE ur.user_id = u.id AND (s.as_role_id IS NULL OR EXISTS (
           SELECT FROM role_action seen WHERE seen.role_id = s.as_role_id AND seen.action_id = ra.action_id
         ))
         ORDER BY a.name
       ) AS actions,
       (SELECT json_build_object('code', r.code, 'title', r.title) FROM role r WHERE r.id = s.as_role_id) AS view_as,
       ${MUST_ENROL} AS must_enrol
     FROM session s JOIN staff_user u ON u.id = s.user_id
     WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND u.active`,
    [sessionId, new Date()],
  );
  return row;
}

export interface StandingRow {
  user_id: number;
  actions: string[];
  signed_in: boolean;
}

/** Rights of the active ones among the users, not narrowed by their sessions. */
export function standingOfUsers(manager: EntityManager, userIds: readonly number[]): Promise<StandingRow[]> {
  return manager.query<StandingRow[]>(
    `SELECT u.id AS user_id, ARRAY(
         SELECT DISTINCT a.name FROM user_role ur
         JOIN role_action ra ON ra.role_id = ur.role_id JOIN action a ON a.id = ra.action_id
         WHERE ur.user_id = u.id AND NOT (${MUST_ENROL})
       ) AS actions,
       EXISTS (
         SELECT FROM session s WHERE s.user_id = u.id AND s.revoked_at IS NULL AND s.expires_at > $2
       ) AS signed_in
     FROM staff_user u WHERE u.id = ANY($1) AND u.active`,
    [userIds, new Date()],
  );
}
