import { migrations } from './migrations/index.ts';

interface Queried {
  query: <Rows>(text: string) => Promise<Rows>;
}

/** Names of the migrations that this code needs and the database lacks. */
export async function pendingMigrations(database: Queried): Promise<string[]> {
  const [table] = await database.query<{ name: string | null }[]>(`SELECT to_regclass('migration') AS name`);
  const done = table?.name ? await database.query<{ name: string }[]>('SELECT name FROM migration') : [];
  const names = new Set(done.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}
