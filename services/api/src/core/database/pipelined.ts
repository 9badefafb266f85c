import type { ClientBase } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/**
 * Like `dataSource.transaction`, but the first statement of `work` goes out together with the beginning. What `work`
 * sends beside it need not wait either: see `allSent`. Neither transactions nor row locks of TypeORM inside.
 *
 * @param isKept false for a result that is answered although nothing of the work is to stay
 */
export async function pipelinedTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as ClientBase;
    try {
      const begun = client.query('START TRANSACTION');
      const working = work(runner.manager);
      await allSent([begun, working]);
      const result = await working;
      await client.query(isKept(result) ? 'COMMIT' : 'ROLLBACK');
      return result;
    } catch (error) {
      // Where the connection is lost, the database rolls back by itself.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  } finally {
    await runner.release();
  }
}

/**
 * Waits for statements that were sent without waiting for one another; throws the first failure only when all have
 * answered, so that none of them runs after the end of its transaction.
 */
export async function allSent(statements: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(statements)) {
    if (outcome.status === 'rejected') throw outcome.reason as Error;
  }
}
