import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { dataSourceOptions, openDataSource } from './data-source.ts';
import { pipelinedTransaction } from './pipelined.ts';
import { queryPrepared } from './prepared.ts';

const LIMITS = {
  poolSize: 1,
  connectMs: 5_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 60_000,
  longStatementMs: 60_000,
};
/** More than it takes until its answer is given up. */
const SLOW = 'SELECT pg_sleep(3)';

let api: TestApp;
let dataSource: DataSource;

beforeEach(async () => {
  api = await startTestApp();
  const options = dataSourceOptions(api.config.databaseUrl, LIMITS);
  dataSource = await openDataSource({
    ...options,
    extra: { ...options.extra, query_timeout: 200 },
  });
});
afterEach(async () => {
  await dataSource.destroy();
  await api.close();
});

describe('a connection whose answer has been given up', () => {
  it.each([
    ['a statement', () => dataSource.query(SLOW)],
    ['a prepared statement', () => queryPrepared(dataSource.manager, SLOW, [])],
    ['a transaction', () => dataSource.transaction((manager) => manager.query<unknown>(SLOW))],
    [
      'a pipelined transaction',
      () => pipelinedTransaction(dataSource, (manager) => manager.query<unknown>(SLOW)),
    ],
  ])('of %s is not given to those who wait for one', async (_what, ask) => {
    const given = ask();
    const next = Promise.all(Array.from({ length: 3 }, () => dataSource.query<unknown[]>('SELECT 1 AS one')));
    await expect(given).rejects.toThrow('Query read timeout');
    expect(await next).toEqual(Array(3).fill([{ one: 1 }]));
  });
});
