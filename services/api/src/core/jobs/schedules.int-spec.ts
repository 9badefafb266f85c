import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it('looks through all links at night where the site is', async () => {
  const [schedule] = await api.dataSource.query<object[]>(
    `SELECT cron, timezone FROM pgboss.schedule WHERE name = 'link-check'`,
  );
  expect(schedule).toEqual({ cron: '40 3 * * *', timezone: 'Europe/Moscow' });
});
