import type { EntityManager } from 'typeorm';

interface NameRow {
  name: string;
}

/** Changes of rights follow one after the other: the lock ends with the transaction. */
export async function lockRights(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
}

/** Ids. */
export async function rolesOfUser(manager: EntityManager, userId: number): Promise<number[]> {
  const rows = await manager.query<{ role_id: number }[]>(
    'SELECT role_id FROM user_role WHERE user_id = $1',
    [userId],
  );
  return rows.map(({ role_id: id }) => id);
}

/** Whether somebody active has each of the rights. */
export async function hasHolderOfAll(manager: EntityManager, rights: readonly string[]): Promise<boolean> {
  const [holder] = await manager.query<object[]>(
    `SELECT 1 FROM staff_user u JOIN user_role ur ON ur.user_id = u.id
     JOIN role_action ra ON ra.role_id = ur.role_id JOIN action a ON a.id = ra.action_id
     WHERE u.active AND a.name = ANY ($1) GROUP BY u.id HAVING count(DISTINCT a.name) = $2 LIMIT 1`,
    [rights, rights.length],
  );
  return holder !== undefined;
}

export async function actionsOfUser(manager: EntityManager, userId: number): Promise<string[]> {
  const rows = await manager.query<NameRow[]>(
    `SELECT DISTINCT a.name FROM user_role ur JOIN role_action ra ON ra.role_id = ur.role_id
     JOIN action a ON a.id = ra.action_id WHERE ur.user_id = $1`,
    [userId],
  );
  return rows.map(({ name }) => name);
}

/** Those of the rights that the API itself asks for. */
export async function builtInOf(manager: EntityManager, names: readonly string[]): Promise<string[]> {
  const rows = await manager.query<NameRow[]>(
    'SELECT name FROM action WHERE built_in AND name = ANY ($1) ORDER BY name',
    [names],
  );
  return rows.map(({ name }) => name);
}

export async function actionsOfRoles(manager: EntityManager, codes: readonly string[]): Promise<string[]> {
  const rows = await manager.query<NameRow[]>(
    `SELECT DISTINCT a.name FROM role r JOIN role_action ra ON ra.role_id = r.id
     JOIN action a ON a.id = ra.action_id WHERE r.code = ANY ($1)`,
    [codes],
  );
  return rows.map(({ name }) => name);
}

/** Whether one of the user's roles is entered with a code only. */
export async function needsSecondFactor(manager: EntityManager, userId: number): Promise<boolean> {
  const rows = await manager.query<object[]>(
    'SELECT FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = $1 AND r.second_factor',
    [userId],
  );
  return rows.length > 0;
}

export async function rolesAmong(manager: EntityManager, codes: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ code: string }[]>('SELECT code FROM role WHERE code = ANY ($1)', [
    codes,
  ]);
  return rows.map(({ code }) => code);
}

/** These roles and no others. */
export async function replaceRolesOfUser(
  manager: EntityManager,
  userId: number,
  codes: readonly string[],
): Promise<void> {
  await manager.query('DELETE FROM user_role WHERE user_id = $1', [userId]);
  await manager.query(
    'INSERT INTO user_role (user_id, role_id) SELECT $1, id FROM role WHERE code = ANY ($2)',
    [userId, codes],
  );
}

export async function isRoleCodeTaken(manager: EntityManager, code: string): Promise<boolean> {
  const [taken] = await manager.query<object[]>('SELECT 1 FROM role WHERE code = $1', [code]);
  return taken !== undefined;
}

export interface RoleFacts {
  code: string;
  title: string;
  secondFactor: boolean;
}

/** Its id. */
export async function addRole(manager: EntityManager, role: RoleFacts): Promise<number> {
  const [added] = await manager.query<{ id: number }[]>(
    'INSERT INTO role (code, title, built_in, second_factor) VALUES ($1, $2, false, $3) RETURNING id',
    [role.code, role.title, role.secondFactor],
  );
  return added?.id ?? 0;
}

export async function updateRole(manager: EntityManager, id: number, role: RoleFacts): Promise<void> {
  await manager.query('UPDATE role SET code = $2, title = $3, second_factor = $4 WHERE id = $1', [
    id,
    role.code,
    role.title,
    role.secondFactor,
  ]);
}

export async function removeRole(manager: EntityManager, id: number): Promise<void> {
  await manager.query('DELETE FROM role WHERE id = $1', [id]);
}

export async function actionsAmong(manager: EntityManager, names: readonly string[]): Promise<string[]> {
  const rows = await manager.query<NameRow[]>('SELECT name FROM action WHERE name = ANY ($1)', [names]);
  return rows.map(({ name }) => name);
}

/** These rights and no others. */
export async function replaceActionsOfRole(
  manager: EntityManager,
  roleId: number,
  names: readonly string[],
): Promise<void> {
  await manager.query('DELETE FROM role_action WHERE role_id = $1', [roleId]);
  await manager.query(
    'INSERT INTO role_action (role_id, action_id) SELECT $1, id FROM action WHERE name = ANY ($2)',
    [roleId, names],
  );
}

export async function isActionNameTaken(manager: EntityManager, name: string): Promise<boolean> {
  const [taken] = await manager.query<object[]>('SELECT 1 FROM action WHERE name = $1', [name]);
  return taken !== undefined;
}

export interface ActionFacts {
  name: string;
  title: string;
}

/** Its id. */
export async function addAction(manager: EntityManager, { name, title }: ActionFacts): Promise<number> {
  const [added] = await manager.query<{ id: number }[]>(
    'INSERT INTO action (name, title, built_in) VALUES ($1, $2, false) RETURNING id',
    [name, title],
  );
  return added?.id ?? 0;
}

export async function updateAction(
  manager: EntityManager,
  id: number,
  { name, title }: ActionFacts,
): Promise<void> {
  await manager.query('UPDATE action SET name = $2, title = $3 WHERE id = $1', [id, name, title]);
}

export async function removeAction(manager: EntityManager, id: number): Promise<void> {
  await manager.query('DELETE FROM action WHERE id = $1', [id]);
}

/** Titles of the roles that have the right. */
export async function rolesWithAction(manager: EntityManager, id: number): Promise<string[]> {
  const rows = await manager.query<{ title: string }[]>(
    `SELECT r.title FROM role_action ra JOIN role r ON r.id = ra.role_id WHERE ra.action_id = $1 ORDER BY r.id`,
    [id],
  );
  return rows.map(({ title }) => title);
}
