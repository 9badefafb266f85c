import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN_FAQ_PATHS, FAQ_PATHS, type FaqVotes } from '@polden/api-contract';
import { faq } from '@polden/content-model';
import { post } from '../../../testing/borrower.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { productionLimits } from '../../../core/config/limits.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { Publisher } from '../testing/visitors.ts';

let api: TestApp;
let admin: StaffClient;
let id: number;

beforeAll(async () => {
  api = await startTestApp({
    configure: (config) => ({ ...config, limits: { ...config.limits, faq: productionLimits.faq } }),
  });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
  id = await new Publisher(api, admin).publish(faq);
});
afterAll(() => api.close());

const vote = (body: object, visitor?: string, ip = '192.0.2.1') =>
  post(api, FAQ_PATHS.vote, body, {
    headers: { 'x-forwarded-for': ip, ...(visitor && { cookie: `visitor=${visitor}` }) },
  });
const counted = async () => (await admin.get(`${ADMIN_FAQ_PATHS.votes}/${id}`)).body as unknown as FaqVotes;

describe('votes on an answer', () => {
  it('count once for each visitor at an address, the last one', async () => {
    await vote({ id, useful: true }, 'visitor-1');
    await vote({ id, useful: false }, 'visitor-1');
    expect(await vote({ id, useful: true }, 'visitor-2')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await counted()).toEqual({ useful: 1, useless: 1 });
  });

  it('count once for an address without a visitor, whatever the body says of itself', async () => {
    await vote({ id, useful: true });
    await vote({ id, useful: true, clientId: 'somebody-else' });
    expect(await counted()).toEqual({ useful: 1, useless: 0 });
  });

  it('of visitors that somebody makes up soon count no more, and no other address suffers', async () => {
    const { points } = productionLimits.faq.votersIp;
    const statuses: number[] = [];
    for (let number = 0; number < points + 2; number += 1) {
      statuses.push((await vote({ id, useful: true }, `made-up-${number}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(points).fill(200), 429, 429]);
    expect(await counted()).toEqual({ useful: points, useless: 0 });
    // One that is known may change its mind.
    expect((await vote({ id, useful: false }, 'made-up-0')).status).toBe(200);
    expect((await vote({ id, useful: true }, 'made-up-9', '192.0.2.2')).status).toBe(200);
    expect(await counted()).toEqual({ useful: points, useless: 1 });
  });

  it('are refused for a question that nobody sees, and for what is no vote', async () => {
    for (const nobodys of [999_999, 1_000_000_000, 2_147_483_647])
      expect((await vote({ id: nobodys, useful: true })).status).toBe(404);
    expect((await vote({ id, useful: 'yes' })).status).toBe(422);
  });

  it('are shown to staff alone', async () => {
    const { statusCode } = await api.app.inject({ url: `/api/v1/${ADMIN_FAQ_PATHS.votes}/${id}` });
    expect(statusCode).toBe(401);
  });
});
