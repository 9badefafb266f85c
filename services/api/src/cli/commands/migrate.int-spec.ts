import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../core/database/data-source.ts';
import { migrations } from '../../migrations/index.ts';
import { giveMigrationTools } from '../../migrations/migration-tools.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { run } from './migrate.ts';

const ENVIRONMENT = { ...process.env };
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(() => {
  process.env = { ...ENVIRONMENT };
});

async function migrate(env: Record<string, string> = {}): Promise<void> {
  process.env = { ...ENVIRONMENT, APP_ENV: 'local', ...env };
  await run(() => undefined);
}

it('changes nothing of a database that is written with other keys', async () => {
  await migrate();
  const own = await new DataSource({
    ...dataSourceOptions(api.config.databaseUrl),
    migrations,
  }).initialize();
  try {
    await giveMigrationTools(own, api.config);
    await own.undoLastMigration({ transaction: 'each' });
    const names = () => own.query<object[]>('SELECT name FROM migration ORDER BY id');
    const before = await names();
    await expect(migrate({ BLIND_INDEX_KEY: randomBytes(32).toString('base64') })).rejects.toThrow(
      'BLIND_INDEX_KEY is not the key that this database is written with',
    );
    expect(await names()).toEqual(before);
    await migrate();
    expect(await names()).toHaveLength(migrations.length);
  } finally {
    await own.destroy();
  }
});
