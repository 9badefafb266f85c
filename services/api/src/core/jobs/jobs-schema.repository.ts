import type { EntityManager } from 'typeorm';

/** Version of the schema of pg-boss in this database; null where there is none. */
export async function jobsSchemaVersion(manager: EntityManager): Promise<number | null> {
  const [table] = await manager.query<{ name: string | null }[]>(
    `SELECT to_regclass('pgboss.version') AS name`,
  );
  if (!table?.name) return null;
  const [row] = await manager.query<{ version: number }[]>('SELECT version FROM pgboss.version');
  return row?.version ?? null;
}
