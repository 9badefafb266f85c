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

const MAX_SHOWN = 500;

/** An open session with its user. */
export interface OpenSessionRow {
  id: string;
  user_id: number;
  login: string;
  name: string;
  created_at: Date;
  refreshed_at: Date;
  expires_at: Date;
  user_agent: string;
}

export interface SessionRow {
  created_at: Date;
  refresh_sha256: string;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface NewSessionRow {
  id: string;
  userId: number;
  /** With which the password was compared: another one by now opens nothing. */
  passwordHash: string;
  refreshDigest: string;
  now: Date;
  expiresAt: Date;
  userAgent: string;
}

/** The last used first; null: of everybody. */
export function openSessions(manager: EntityManager, userId: number | null): Promise<OpenSessionRow[]> {
  return manager.query<OpenSessionRow[]>(
    `SELECT s.*, u.login, u.name FROM session s JOIN staff_user u ON u.id = s.user_id
     WHERE s.revoked_at IS NULL AND s.expires_at > $1 AND ($2::integer IS NULL OR s.user_id = $2)
     ORDER BY s.refreshed_at DESC, s.id LIMIT ${MAX_SHOWN}`,
    [new Date(), userId],
  );
}

export async function lockOpenSession(
  manager: EntityManager,
  id: string,
): Promise<OpenSessionRow | undefined> {
  const [session] = await manager.query<OpenSessionRow[]>(
    `SELECT s.*, u.login, u.name FROM session s JOIN staff_user u ON u.id = s.user_id
     WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 FOR UPDATE OF s`,
    [id, new Date()],
  );
  return session;
}

export async function lockSession(manager: EntityManager, id: string): Promise<SessionRow | undefined> {
  const [session] = await manager.query<SessionRow[]>(
    'SELECT refresh_sha256, created_at, expires_at, revoked_at FROM session WHERE id = $1 FOR UPDATE',
    [id],
  );
  return session;
}

/** False when the account was closed or its password changed meanwhile; waits for such a change in progress. */
export async function openSession(manager: EntityManager, session: NewSessionRow): Promise<boolean> {
  const { id, userId, refreshDigest, now, expiresAt, userAgent, passwordHash } = session;
  const opened = await manager.query<object[]>(
    `INSERT INTO session (id, user_id, refresh_sha256, created_at, refreshed_at, expires_at, user_agent)
     SELECT $1, u.id, $3, $4, $4, $5, $6 FROM staff_user u
     WHERE u.id = $2 AND u.active AND u.password_hash = $7 FOR SHARE
     RETURNING id`,
    [id, userId, refreshDigest, now, expiresAt, userAgent, passwordHash],
  );
  return opened.length > 0;
}

export async function carryOn(
  manager: EntityManager,
  id: string,
  { refreshDigest, now, expiresAt }: Pick<NewSessionRow, 'refreshDigest' | 'now' | 'expiresAt'>,
): Promise<void> {
  await manager.query(
    'UPDATE session SET refresh_sha256 = $2, refreshed_at = $3, expires_at = $4 WHERE id = $1',
    [id, refreshDigest, now, expiresAt],
  );
}

/** Ends it if it is open: by its owner, by hand, or because an old token of it was used. */
export async function endSession(
  manager: EntityManager,
  id: string,
  reason: 'logout' | 'ended' | 'reuse',
): Promise<void> {
  await manager.query(
    'UPDATE session SET revoked_at = $2, revoked_for = $3 WHERE id = $1 AND revoked_at IS NULL',
    [id, new Date(), reason],
  );
}

/** Ends it if this is its last token. */
export async function endSessionOfToken(
  manager: EntityManager,
  id: string,
  refreshDigest: string,
): Promise<void> {
  await manager.query(
    `UPDATE session SET revoked_at = $3, revoked_for = 'logout'
     WHERE id = $1 AND refresh_sha256 = $2 AND revoked_at IS NULL`,
    [id, refreshDigest, new Date()],
  );
}
