import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, QueryRunner } from 'typeorm';

const runners = new AsyncLocalStorage<QueryRunner>();

/**
 * Runs `action` so that all that it reads without a transaction of its own finds what `prepare` has laid over the tables.
 * Nothing of it is ever kept.
 */
export async function overlaid<Result>(
  dataSource: DataSource,
  prepare: (runner: QueryRunner) => Promise<void>,
  action: () => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await prepare(runner);
    return await runners.run(runner, action);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Lets the queries of the source go where the request that asks has its own view of the tables. */
export function followOverlays(dataSource: DataSource): void {
  const plain = dataSource.query.bind(dataSource);
  dataSource.query = (query, parameters, runner) => plain(query, parameters, runner ?? runners.getStore());
}
