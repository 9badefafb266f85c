import type { EntityManager } from 'typeorm';

/** Why a session was ended by somebody: by hand, for a new password, a closed account, a second factor that was reset. */
type EndReason = 'ended' | 'password' | 'closed' | 'second-factor';

/** Ends the open sessions of a user but the one named; returns how many there were. */
export async function endSessionsOf(
  manager: EntityManager,
  userId: number,
  reason: EndReason,
  exceptId: string | null = null,
): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE session SET revoked_at = $2, revoked_for = $3
     WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $4`,
    [userId, new Date(), reason, exceptId],
  );
  return count;
}
