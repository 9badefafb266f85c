import type { MigrationInterface } from 'typeorm';

interface Queried {
  query: <Rows>(text: string) => Promise<Rows>;
}

/** The classes of the migrations that this code needs, in the order in which they run. */
export type Migrations = (new () => MigrationInterface)[];

/** Names of the migrations that this code needs and the database lacks. */
export async function pendingMigrations(database: Queried, migrations: Migrations): Promise<string[]> {
  const [table] = await database.query<{ name: string | null }[]>(`SELECT to_regclass('migration') AS name`);
  const done = table?.name ? await database.query<{ name: string }[]>('SELECT name FROM migration') : [];
  const names = new Set(done.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}
