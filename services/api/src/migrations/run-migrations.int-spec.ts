import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../core/database/data-source.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waiting } from '../testing/turns.ts';
import { runMigrations } from './run-migrations.ts';

class AddWord1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_word ADD COLUMN added integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_word DROP COLUMN added');
  }
}

let api: TestApp;
let database: DataSource;

beforeAll(async () => {
  api = await startTestApp();
  database = await new DataSource({
    ...dataSourceOptions(process.env['DATABASE_URL'] ?? ''),
    migrations: [AddWord1999999999999],
  }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await api.close();
});

it('a migration that waits for a table lets those who come later go first', async () => {
  const long = api.dataSource.createQueryRunner();
  await long.startTransaction();
  await long.query('SELECT FROM search_word');
  const migrating = runMigrations(database);
  await eventually(async () => (await waiting(api.dataSource)) === 1);
  // It would stand behind the migration for as long as the transaction takes.
  await api.dataSource.query('SELECT FROM search_word');
  await long.commitTransaction();
  await long.release();
  expect(await migrating).toEqual(['AddWord1999999999999']);
  await database.undoLastMigration();
});
