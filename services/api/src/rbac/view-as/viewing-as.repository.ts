import type { StaffRole } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** Roles without a right of the API that is not among these. */
export function rolesWithin(manager: EntityManager, actions: readonly string[]): Promise<StaffRole[]> {
  return manager.query<StaffRole[]>(
    `SELECT code, title FROM role r WHERE NOT EXISTS (
       SELECT FROM role_action ra JOIN action a ON a.id = ra.action_id
       WHERE ra.role_id = r.id AND a.built_in AND a.name <> ALL ($1)
     ) ORDER BY id`,
    [actions],
  );
}

/** How the session looks from now on; null: as oneself. */
export async function setViewAs(
  manager: EntityManager,
  sessionId: string,
  role: string | null,
): Promise<void> {
  await manager.query('UPDATE session SET as_role_id = (SELECT id FROM role WHERE code = $2) WHERE id = $1', [
    sessionId,
    role,
  ]);
}
