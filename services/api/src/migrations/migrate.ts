import type { DataSource } from 'typeorm';
import type { ApiConfig } from '../core/config/api-config.ts';
import { expectNoOtherKeys } from '../core/crypto/known-keys.ts';
import { giveMigrationTools } from './migration-tools.ts';
import { runMigrations } from './run-migrations.ts';

/** Any constant: the key of the lock under which the schema is changed. */
const MIGRATION_LOCK = 7_001_200;

/**
 * Runs the pending migrations and then `afterwards` (rights of new content, queues, grants) under one advisory lock, so
 * that several processes may start at once. Returns the names of what it ran; throws what a migration throws, with that
 * migration rolled back, and StartError before all of them where the database is written with other keys.
 */
export async function migrate(
  dataSource: DataSource,
  config: ApiConfig,
  afterwards: () => Promise<void>,
): Promise<string[]> {
  await giveMigrationTools(dataSource, config);
  const lockHolder = dataSource.createQueryRunner();
  await lockHolder.connect();
  try {
    await lockHolder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await expectNoOtherKeys(dataSource, config.secrets);
    const done = await runMigrations(dataSource);
    await afterwards();
    return done;
  } finally {
    // The lock belongs to the session: unlock, because a pooled session outlives the release.
    await lockHolder.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lockHolder.release();
  }
}
