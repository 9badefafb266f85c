import type { DataSource, EntityManager } from 'typeorm';

/** Rows as PostgreSQL writes them in JSON, by table. */
export type Rows = Record<string, object[]>;

/** How many rows each table has; of releases none is content, and teams may be enrolled at the same time. */
export async function countRows(dataSource: DataSource): Promise<Map<string, number>> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND NOT starts_with(tablename, 'release') ORDER BY tablename`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM ${name}`);
  const rows = await dataSource.query<{ name: string; count: number }[]>(counts.join(' UNION ALL '));
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Whether nothing was ever written by staff or by a seeding. */
export async function isUntouched(dataSource: DataSource): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>('SELECT FROM history_document LIMIT 1');
  return rows.length === 0;
}

export async function readRows(dataSource: DataSource, tables: readonly string[]): Promise<Rows> {
  const rows: Rows = {};
  for (const table of tables) {
    const found = await dataSource.query<{ row: object }[]>(
      `SELECT to_jsonb(kept) AS row FROM ${table} AS kept`,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

/**
 * Puts rows into the place of those that the tables have; counters of ids go on after them. It takes a superuser:
 * triggers and references rest meanwhile, because what they would add is among the rows.
 */
export async function writeRows(manager: EntityManager, rows: Rows): Promise<void> {
  await manager.query(`SET LOCAL session_replication_role = replica`);
  for (const [table, values] of Object.entries(rows)) {
    const columns = await manager.query<{ name: string; counter: string | null }[]>(
      `SELECT quote_ident(attname) AS name, pg_get_serial_sequence($1, attname) AS counter FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(', ');
    await manager.query(`DELETE FROM ${table}`);
    await manager.query(
      `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(values)],
    );
    for (const { name, counter } of columns)
      if (counter !== null)
        await manager.query(`SELECT setval($1, coalesce(max(${name}), 0) + 1, false) FROM ${table}`, [
          counter,
        ]);
  }
}

/** What autovacuum would do later: plans for tables that were filled at once. */
export async function analyse(dataSource: DataSource): Promise<void> {
  await dataSource.query('ANALYZE');
}
