import type { EntityManager } from 'typeorm';
import type { TotpRow } from './totp.ts';

const TOTP = 'totp_key_id, totp_secret, totp_last_step';

export interface LoginRow extends TotpRow {
  login: string;
  password_hash: string;
  active: boolean;
}

export type OwnRow = Omit<LoginRow, 'active'>;

export interface NewUserRow {
  login: string;
  passwordHash: string;
  name: string;
  isManager: boolean;
  active: boolean;
}

/** The id; undefined when the login is taken. */
export async function addUser(manager: EntityManager, user: NewUserRow): Promise<number | undefined> {
  const { login, passwordHash, name, isManager, active } = user;
  const [added] = await manager.query<{ id: number }[]>(
    `INSERT INTO staff_user (login, password_hash, name, is_manager, active) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (login) DO NOTHING RETURNING id`,
    [login, passwordHash, name, isManager, active],
  );
  return added?.id;
}

export async function findUserByLogin(manager: EntityManager, login: string): Promise<LoginRow | undefined> {
  const [user] = await manager.query<LoginRow[]>(
    `SELECT id, login, password_hash, active, ${TOTP} FROM staff_user WHERE login = $1`,
    [login],
  );
  return user;
}

export function activeUsersOfLogins(
  manager: EntityManager,
  logins: readonly string[],
): Promise<Pick<LoginRow, 'login' | 'password_hash'>[]> {
  return manager.query<Pick<LoginRow, 'login' | 'password_hash'>[]>(
    'SELECT login, password_hash FROM staff_user WHERE active AND login = ANY ($1)',
    [logins],
  );
}

/** Undefined for somebody who is not there or not active; nobody else changes the row until the transaction ends. */
export async function lockActiveUser(manager: EntityManager, id: number): Promise<OwnRow | undefined> {
  const [user] = await manager.query<OwnRow[]>(
    `SELECT id, login, password_hash, ${TOTP} FROM staff_user WHERE id = $1 AND active FOR UPDATE`,
    [id],
  );
  return user;
}

export async function nameOfUser(manager: EntityManager, id: number): Promise<string | undefined> {
  const [user] = await manager.query<{ name: string }[]>('SELECT name FROM staff_user WHERE id = $1', [id]);
  return user?.name;
}

export async function isLoginTaken(manager: EntityManager, login: string): Promise<boolean> {
  const [taken] = await manager.query<object[]>('SELECT 1 FROM staff_user WHERE login = $1', [login]);
  return taken !== undefined;
}

export async function renameLogin(manager: EntityManager, id: number, login: string): Promise<void> {
  await manager.query('UPDATE staff_user SET login = $2 WHERE id = $1', [id, login]);
}

/** `passwordHash` null: the password stays. */
export async function updateUser(
  manager: EntityManager,
  id: number,
  {
    name,
    isManager,
    active,
    passwordHash,
  }: Omit<NewUserRow, 'login' | 'passwordHash'> & {
    passwordHash: string | null;
  },
): Promise<void> {
  await manager.query(
    `UPDATE staff_user SET name = $2, is_manager = $3, active = $4, password_hash = COALESCE($5, password_hash)
     WHERE id = $1`,
    [id, name, isManager, active, passwordHash],
  );
}

export async function removeUser(manager: EntityManager, id: number): Promise<void> {
  await manager.query('DELETE FROM staff_user WHERE id = $1', [id]);
}

export async function passwordHashOf(manager: EntityManager, id: number): Promise<string | null> {
  const [user] = await manager.query<{ password_hash: string }[]>(
    'SELECT password_hash FROM staff_user WHERE id = $1',
    [id],
  );
  return user?.password_hash ?? null;
}

export async function changePasswordHash(manager: EntityManager, id: number, hash: string): Promise<void> {
  await manager.query('UPDATE staff_user SET password_hash = $2 WHERE id = $1', [id, hash]);
}

/** What codes of the user are checked by; nobody else changes it until the transaction ends. */
export async function lockTotp(manager: EntityManager, id: number): Promise<TotpRow | undefined> {
  const [row] = await manager.query<TotpRow[]>(
    `SELECT id, ${TOTP} FROM staff_user WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row;
}

export async function keepTotpSecret(
  manager: EntityManager,
  id: number,
  { keyId, data }: { keyId: string; data: Buffer },
): Promise<void> {
  await manager.query('UPDATE staff_user SET totp_key_id = $2, totp_secret = $3 WHERE id = $1', [
    id,
    keyId,
    data,
  ]);
}

/** Codes of this step and of earlier ones count no more. */
export async function keepTotpStep(manager: EntityManager, id: number, step: number): Promise<void> {
  await manager.query('UPDATE staff_user SET totp_last_step = $2 WHERE id = $1', [id, step]);
}

export async function removeTotp(manager: EntityManager, id: number): Promise<void> {
  await manager.query(
    'UPDATE staff_user SET totp_key_id = NULL, totp_secret = NULL, totp_last_step = NULL WHERE id = $1',
    [id],
  );
}

export interface LettersRow {
  active: boolean;
  /** '' for a person without one. */
  mail: string;
  mention_letters: boolean;
}

export async function lettersOf(manager: EntityManager, id: number): Promise<LettersRow | undefined> {
  const [row] = await manager.query<LettersRow[]>(
    'SELECT active, mail, mention_letters FROM staff_user WHERE id = $1',
    [id],
  );
  return row;
}

export async function chooseLetters(
  manager: EntityManager,
  id: number,
  { mail, mentionLetters }: { mail: string; mentionLetters: boolean },
): Promise<void> {
  await manager.query('UPDATE staff_user SET mail = $2, mention_letters = $3 WHERE id = $1', [
    id,
    mail,
    mentionLetters,
  ]);
}
