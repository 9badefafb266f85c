import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AB_TEST_PATHS, type AbEventKind, type AbTestResult } from '@polden/api-contract';
import { get, post } from '../../testing/borrower.ts';
import { signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({
    configure: (config) => ({
      ...config,
      limits: { ...config.limits, abTest: { ip: { points: 60, seconds: 600 } } },
    }),
  });
});
afterAll(() => api.close());

const visitor = (n: number) => `visitor=6f1c1f0e-8f62-4d4f-9d7c-${String(n).padStart(12, '0')}`;

const add = (kind: AbEventKind, cookie: string, ip = '203.0.113.1') =>
  post(
    api,
    AB_TEST_PATHS.addEvent,
    { event: { experiment: 'layout-lite', kind } },
    { headers: { cookie }, ip },
  );

async function results(): Promise<AbTestResult> {
  const staff = await signIn(api, 'MANAGER');
  const [result] = (await staff.get(AB_TEST_PATHS.results)).body as unknown as AbTestResult[];
  if (!result) throw new Error('no result');
  return result;
}

describe('an experiment', () => {
  it('counts each visitor once for what he saw, and for what he did then', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(await add('exposure', visitor(n))).toMatchObject({ status: 200, body: { ok: true } });
    }
    await add('exposure', visitor(0));
    await add('conversion', visitor(0));
    await add('conversion', visitor(0));
    await add('conversion', visitor(99));
    await add('exposure', 'visitor=nobody');
    await add('exposure', 'other=1');
    const { experiment, variants } = await results();
    const sum = (of: (variant: AbTestResult['variants'][number]) => number) =>
      variants.map(of).reduce((a, b) => a + b);
    expect(experiment).toBe('layout-lite');
    expect([sum(({ exposures }) => exposures), sum(({ conversions }) => conversions)]).toEqual([20, 1]);
    for (const { exposures } of variants) expect(exposures).toBeGreaterThan(0);
  });

  it('keeps no visitor in clear', async () => {
    const rows = await api.dataSource.query<{ visitor: string }[]>('SELECT visitor FROM ab_event');
    expect(rows.filter((row) => row.visitor.includes('6f1c1f0e'))).toEqual([]);
  });

  it.each([
    [{ event: { experiment: 'nothing', kind: 'exposure' } }, 'event.experiment'],
    [{ event: { experiment: 'layout-lite', kind: 'look' } }, 'event.kind'],
    [{ event: 'exposure' }, 'event'],
  ])('refuses %j', async (body, field) => {
    const answer = await post(api, AB_TEST_PATHS.addEvent, body, { ip: '203.0.113.2' });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(['error_validation', field]);
  });

  it('is not flooded', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add((await add('exposure', visitor(n), '203.0.113.3')).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('is read by those who have the right', async () => {
    expect((await get(api, AB_TEST_PATHS.results)).status).toBe(401);
    const user = await signIn(api, 'USER');
    expect((await user.get(AB_TEST_PATHS.results)).status).toBe(403);
  });
});
