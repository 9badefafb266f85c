import type { DataSource } from 'typeorm';
import { migrations } from './migrations/index.ts';

/** Names of the migrations that this code needs and the database lacks. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const [table] = await dataSource.query<{ name: string | null }[]>(
    `SELECT to_regclass('migration') AS name`,
  );
  const done = table?.name ? await dataSource.query<{ name: string }[]>('SELECT name FROM migration') : [];
  const names = new Set(done.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}
