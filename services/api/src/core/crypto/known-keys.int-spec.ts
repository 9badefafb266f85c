import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectKnownKeys, keyProblems, retireKey, sealedRows } from './known-keys.ts';

const dataKey = (id: string) => ({ id, key: randomBytes(32) });
const ring = (...dataKeys: ReturnType<typeof dataKey>[]) => ({ blindIndex, dataKeys });
const blindIndex = randomBytes(32);
const old = dataKey('2026a');
const next = dataKey('2026b');

describe('the keys that a database is written with', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.dataSource.query('DELETE FROM known_key');
    await expectKnownKeys(api.dataSource, ring(old));
  });

  it('are the same at the next start', async () => {
    await expect(expectKnownKeys(api.dataSource, ring(old))).resolves.toBeUndefined();
  });

  it('are told from another blind index, which would find nobody and call everybody erased', async () => {
    const other = { blindIndex: randomBytes(32), dataKeys: [old] };
    await expect(expectKnownKeys(api.dataSource, other)).rejects.toThrow(
      'BLIND_INDEX_KEY is not the key that this database is written with',
    );
  });

  it('stay as they were when a start with others is refused', async () => {
    const others = [
      { blindIndex: randomBytes(32), dataKeys: [dataKey('stage')] },
      ring(dataKey('stage')),
      ring(dataKey('stage'), dataKey('2026a')),
    ];
    for (const other of others) await expect(expectKnownKeys(api.dataSource, other)).rejects.toThrow('2026a');
    expect(await keyProblems(api.dataSource, ring(old))).toEqual([]);
    await api.dataSource.query('UPDATE known_key SET fingerprint = NULL WHERE name = $1', [
      'BLIND_INDEX_KEY',
    ]);
    for (const other of others) await expect(expectKnownKeys(api.dataSource, other)).rejects.toThrow('2026a');
    await expect(expectKnownKeys(api.dataSource, ring(old))).resolves.toBeUndefined();
  });

  it('are told from other bytes under the same id', async () => {
    await expect(expectKnownKeys(api.dataSource, ring(dataKey('2026a')))).rejects.toThrow(
      'DATA_ENCRYPTION_KEYS 2026a is not the key that this database is written with',
    );
  });

  it('may be followed by a new one, as long as the old one stays', async () => {
    await expectKnownKeys(api.dataSource, ring(next, old));
    // A process that was started before the new key knows it too late.
    expect(await keyProblems(api.dataSource, ring(old))).toEqual([
      'DATA_ENCRYPTION_KEYS 2026b is missing, and rows of this database are sealed with it (npm run keys counts them)',
    ]);
    await expect(expectKnownKeys(api.dataSource, ring(next))).rejects.toThrow(
      'DATA_ENCRYPTION_KEYS 2026a is missing, and rows of this database are sealed with it (npm run keys counts them)',
    );
  });

  it('of rows older than the fingerprints are told by whoever has them', async () => {
    await api.dataSource.query('UPDATE known_key SET fingerprint = NULL');
    await expectKnownKeys(api.dataSource, ring(next, old));
    await expect(expectKnownKeys(api.dataSource, ring(next, dataKey('2026a')))).rejects.toThrow(
      '2026a is not',
    );
  });

  it('are counted by rows, and one is retired when it has none and seals none', async () => {
    await expectKnownKeys(api.dataSource, ring(next, old));
    await api.dataSource.query(
      `INSERT INTO client_session (id, phone_index, token_sha256, data_key_id, phone, device, created_at, seen_at, expires_at)
       VALUES (gen_random_uuid(), 'index', 'token', '2026a', '', 'phone', now(), now(), now())`,
    );
    expect(await sealedRows(api.dataSource)).toEqual([
      { id: '2026a', rows: 1 },
      { id: '2026b', rows: 0 },
    ]);
    await expect(retireKey(api.dataSource, '2026a', ring(next, old))).rejects.toThrow(
      '1 rows are sealed with 2026a: without it they are lost',
    );
    await expect(retireKey(api.dataSource, '2026b', ring(next, old))).rejects.toThrow('2026b is the first');
    await expect(retireKey(api.dataSource, '2025', ring(next, old))).rejects.toThrow('No row was ever');
    await api.dataSource.query('DELETE FROM client_session');
    await retireKey(api.dataSource, '2026a', ring(next, old));
    await expect(expectKnownKeys(api.dataSource, ring(next))).resolves.toBeUndefined();
  });
});
