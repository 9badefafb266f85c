import type { EntityManager } from 'typeorm';
import { contentRights } from './content-rights.ts';

/**
 * Adds the rights that the operations ask for and the database does not know, and gives them to their roles. What is
 * known stays as people have left it.
 */
export async function settleContentRights(manager: EntityManager): Promise<void> {
  await manager.query(
    `WITH wanted AS (SELECT * FROM jsonb_to_recordset($1) AS w (name text, title text, roles text[])),
       added AS (
         INSERT INTO action (name, title) SELECT name, title FROM wanted
         WHERE name NOT IN (SELECT name FROM action) ORDER BY name RETURNING id, name
       )
     INSERT INTO role_action (role_id, action_id)
     SELECT role.id, added.id FROM added JOIN wanted USING (name) JOIN role ON role.code = ANY (wanted.roles)`,
    [JSON.stringify(contentRights())],
  );
}
