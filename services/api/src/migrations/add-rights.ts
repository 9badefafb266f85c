import type { QueryRunner } from 'typeorm';

/** By name; each with the built-in roles that have it by default. */
export type AddedRights = Record<string, { title: string; roles: string[] }>;

export async function addRights(runner: QueryRunner, rights: AddedRights): Promise<void> {
  for (const [name, { title, roles }] of Object.entries(rights)) {
    await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [name, title]);
    await runner.query(
      `INSERT INTO role_action (role_id, action_id)
       SELECT role.id, action.id FROM role, action WHERE role.code = ANY ($1) AND action.name = $2`,
      [roles, name],
    );
  }
}

export async function removeRights(runner: QueryRunner, rights: AddedRights): Promise<void> {
  await runner.query('DELETE FROM action WHERE name = ANY ($1)', [Object.keys(rights)]);
}
