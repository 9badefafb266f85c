import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN_FAQ_PATHS, FAQ_PATHS, type FaqVotes } from '@polden/api-contract';
import { faq } from '@polden/content-model';
import { post } from '../../../testing/borrower.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { Publisher } from '../testing/visitors.ts';

let api: TestApp;
let admin: StaffClient;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
  id = await new Publisher(api, admin).publish(faq);
});
afterAll(() => api.close());

const vote = (body: object) => post(api, FAQ_PATHS.vote, body);
const counted = async () => (await admin.get(`${ADMIN_FAQ_PATHS.votes}/${id}`)).body as unknown as FaqVotes;

describe('votes on an answer', () => {
  it('count once for each visitor, the last one', async () => {
    await vote({ id, useful: true, clientId: 'visitor-1' });
    await vote({ id, useful: false, clientId: 'visitor-1' });
    expect(await vote({ id, useful: true, clientId: 'visitor-2' })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await counted()).toEqual({ useful: 1, useless: 1 });
  });

  it('count once for an address without a client', async () => {
    await vote({ id, useful: true });
    await vote({ id, useful: true });
    expect(await counted()).toEqual({ useful: 1, useless: 0 });
  });

  it('are refused for a question that nobody sees, and for what is no vote', async () => {
    expect((await vote({ id: 999_999, useful: true })).status).toBe(404);
    expect((await vote({ id, useful: 'yes' })).status).toBe(422);
    expect((await vote({ id, useful: true, clientId: 'x' })).status).toBe(422);
  });

  it('are shown to staff alone', async () => {
    const { statusCode } = await api.app.inject({ url: `/api/v1/${ADMIN_FAQ_PATHS.votes}/${id}` });
    expect(statusCode).toBe(401);
  });
});
