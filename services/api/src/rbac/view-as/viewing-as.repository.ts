import type { StaffRole } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

export function allRoles(manager: EntityManager): Promise<StaffRole[]> {
  return manager.query<StaffRole[]>('SELECT code, title FROM role ORDER BY id');
}

/** How the session looks from now on; null: as oneself. False when there is no such role. */
export async function setViewAs(
  manager: EntityManager,
  sessionId: string,
  role: string | null,
): Promise<boolean> {
  const [rows] = await manager.query<[object[], number]>(
    role === null
      ? 'UPDATE session SET as_role_id = NULL WHERE id = $1 RETURNING id'
      : 'UPDATE session s SET as_role_id = r.id FROM role r WHERE s.id = $1 AND r.code = $2 RETURNING s.id',
    role === null ? [sessionId] : [sessionId, role],
  );
  return rows.length > 0;
}
