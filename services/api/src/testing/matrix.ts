import type { DataSource } from 'typeorm';

/** Remembers what the migrations say of roles and rights; the answer puts it back as it was. */
export async function rememberMatrix(dataSource: DataSource): Promise<() => Promise<void>> {
  const [matrix] = await dataSource.query<{ roles: object; actions: object; grants: object }[]>(`
    SELECT (SELECT json_agg(r) FROM role r) AS roles, (SELECT json_agg(a) FROM action a) AS actions,
      (SELECT json_agg(ra) FROM role_action ra) AS grants`);
  return () =>
    dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM role WHERE NOT built_in');
      await manager.query('DELETE FROM action WHERE NOT built_in');
      for (const [table, rows] of [
        ['role', matrix?.roles],
        ['action', matrix?.actions],
      ] as const) {
        await manager.query(
          `UPDATE ${table} t SET title = before.title
           FROM json_to_recordset($1) AS before (id integer, title text) WHERE before.id = t.id`,
          [JSON.stringify(rows)],
        );
      }
      await manager.query('UPDATE role SET second_factor = false');
      await manager.query('DELETE FROM role_action');
      await manager.query(
        `INSERT INTO role_action SELECT role_id, action_id
         FROM json_to_recordset($1) AS before (role_id integer, action_id integer)`,
        [JSON.stringify(matrix?.grants)],
      );
    });
}
