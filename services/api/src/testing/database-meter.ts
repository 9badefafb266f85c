import pg from 'pg';
import type { TestApp } from './test-app.ts';

export type Query = [sql: string, values: unknown[]];

/** Milliseconds: on the clock, and of a processor, which is the same however many others want it. */
export interface Cost {
  clock: number;
  processor: number;
}

/** What the API asks of the database during a call. */
export async function queriesOf(
  { dataSource }: Pick<TestApp, 'dataSource'>,
  call: () => Promise<unknown>,
): Promise<Query[]> {
  const queries: Query[] = [];
  const { logger } = dataSource;
  const keep = (sql: string, values: unknown[] = []): void => void queries.push([sql, values]);
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, { logQuery: keep });
  try {
    await call();
  } finally {
    dataSource.logger = logger;
  }
  return queries;
}

/** Asks the database as the API does and reads what PostgreSQL says of each statement. */
export async function openMeter(databaseUrl: string): Promise<{
  measure: (queries: readonly Query[]) => Promise<Cost>;
  close: () => Promise<void>;
}> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let seconds = 0;
  client.on('notice', ({ detail = '' }) => {
    const [, user = 0, system = 0] =
      /([\d.]+) s user, ([\d.]+) s system, [\d.]+ s elapsed/u.exec(detail) ?? [];
    seconds += Number(user) + Number(system);
  });
  await client.query('SET client_min_messages = log');
  for (const part of ['parser', 'planner', 'executor']) await client.query(`SET log_${part}_stats = on`);
  const measure = async (queries: readonly Query[]): Promise<Cost> => {
    seconds = 0;
    const start = performance.now();
    for (const [sql, values] of queries) await client.query(sql, values);
    return { clock: performance.now() - start, processor: seconds * 1_000 };
  };
  return { measure, close: () => client.end() };
}

/** The cost that so great a share of the costs does not exceed. */
export const byCost = (costs: readonly number[]) => {
  const sorted = [...costs].sort((a, b) => a - b);
  return (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
};
