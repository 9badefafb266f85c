import type { ContentType } from '@polden/content-model';
import type { DataSource } from 'typeorm';

/** Lets no writer of the type go on until what it gives is called. */
export async function holdTurn(dataSource: DataSource, { name }: ContentType): Promise<() => Promise<void>> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`content:${name}`]);
  return async () => {
    await runner.commitTransaction();
    await runner.release();
  };
}

/** How many statements wait for another transaction in this database. */
export async function waiting(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ count: number }[]>(
    `SELECT count(DISTINCT pid)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
}
