import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { SignedText } from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../core/database/data-source.ts';
import { migrations } from '../../migrations/index.ts';
import { giveMigrationTools } from '../../migrations/migration-tools.ts';
import { startTestRegistry, type TestRegistry } from '../../releases/testing/test-registry.ts';
import { eventually } from '../../testing/eventually.ts';
import { run } from './migrate.ts';

const ENVIRONMENT = { ...process.env };
let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());
afterEach(() => {
  process.env = { ...ENVIRONMENT };
});

async function migrate(env: Record<string, string> = {}): Promise<void> {
  process.env = { ...ENVIRONMENT, APP_ENV: 'local', ...env };
  await run(() => undefined);
}

async function mapSequence(): Promise<number> {
  const answer = await fetch(`${registry.origin}/api/v1/releases/map`);
  const { sequence } = JSON.parse(((await answer.json()) as SignedText).text) as ReleaseMap;
  return sequence;
}

it('gives the shells a map that is not older than what they have seen before a restore', async () => {
  const team = await registry.enrol('lending', ['mfe-lending']);
  const { version } = await team.publish();
  const { sequence: seen } = await team.client.promote({ releases: [{ remote: 'mfe-lending', version }] });
  await registry.dataSource.query('UPDATE release_map_sequence SET sequence = sequence - 3600');
  await eventually(async () => (await mapSequence()) < seen);
  await migrate();
  await eventually(async () => (await mapSequence()) >= seen);
});

it('changes nothing of a database that is written with other keys', async () => {
  await migrate();
  const own = await new DataSource({
    ...dataSourceOptions(registry.config.databaseUrl),
    migrations,
  }).initialize();
  try {
    await giveMigrationTools(own, registry.config);
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
