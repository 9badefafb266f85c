import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TotalCounter } from '@polden/api-contract';
import { counter } from '@polden/content-model';
import { get } from '../testing/borrower.ts';
import { addressOf, ContentSamples } from '../testing/content.ts';
import { signIn } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { CountedFrom1796806493000 } from './1796806493000-counted-from.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it('lets a counter from before its revisions go on when only its growth changes', async () => {
  const staff = await signIn(api, 'MANAGER');
  const samples = new ContentSamples(api, staff);
  const { id } = await samples.add(counter, { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000 });
  const known = () =>
    api.dataSource.query<object[]>(
      `SELECT version, facts FROM content_revision WHERE content_type = 'counter'`,
    );
  const before = await known();
  await api.dataSource.query(`DELETE FROM content_revision WHERE content_type = 'counter'`);
  await api.dataSource.query(`UPDATE counter SET updated_at = now() - interval '90 days'`);
  const runner = api.dataSource.createQueryRunner();
  const migration = new CountedFrom1796806493000();
  await migration.up(runner);
  // Of one that has a revision there is no other.
  await migration.up(runner);
  await runner.release();
  expect(await known()).toEqual(before);
  await staff.post(addressOf(counter, 'update', id), { version: 1, velocity: 0 });
  const { body } = await get(api, 'counter/total-sum');
  const [loans] = body as unknown as TotalCounter[];
  expect(Math.round((loans?.sum ?? 0) / 1e6)).toBe(20_480 + 3 * 350);
});
