import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, MigrationExecutor } from 'typeorm';

/**
 * How long a change of a table waits for whoever works with it: all who come later wait behind it, and their requests for as
 * long, while the version before goes on answering.
 */
const LOCK_WAIT_MS = 2_000;
const PAUSE_MS = 1_000;
/** Two hours: the longest work of the API takes half an hour. */
const MOST_TRIES = 2_400;
/** PostgreSQL: lock_not_available. */
const WAITED_IN_VAIN = '55P03';

/**
 * Runs the pending migrations, each in its transaction; where one waits for a table it lets others go first and tries again.
 * Returns their names; throws what a migration throws, with that migration rolled back.
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SET lock_timeout = ${LOCK_WAIT_MS}`);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const names = (await executor.getPendingMigrations()).map(({ name }) => name);
    for (let tries = 1; ; tries += 1) {
      try {
        await executor.executePendingMigrations();
        return names;
      } catch (error) {
        const { code } = Object(error) as { code?: string };
        if (code !== WAITED_IN_VAIN || tries === MOST_TRIES) throw error;
        await pause(PAUSE_MS);
      }
    }
  } finally {
    await runner.query('RESET lock_timeout').catch(() => undefined);
    await runner.release();
  }
}
