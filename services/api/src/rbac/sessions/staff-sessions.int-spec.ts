import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AUTH_PATHS,
  HISTORY_PATHS,
  type HistoryPage,
  OWN_SESSION_PATHS,
  RBAC_PATHS,
  type StaffSession,
} from '@polden/api-contract';
import { productionLimits } from '../../core/config/limits.ts';
import { get, post } from '../../testing/borrower.ts';
import { addStaff, PASSWORD, signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  const staff = { ...productionLimits.staff, rightsCacheMs: 3_600_000 };
  api = await startTestApp({
    configure: (config) => ({ ...config, limits: { ...config.limits, staff } }),
  });
});
beforeEach(() => truncate(api.dataSource));
afterAll(() => api.close());

interface Browser {
  sessions: () => Promise<StaffSession[]>;
  status: () => Promise<number>;
  post: (path: string) => Promise<{ status: number; body: unknown }>;
}

/** Another browser of somebody who has an account. */
async function enter(login: string, userAgent: string): Promise<Browser> {
  const headers = { 'user-agent': userAgent };
  const { body } = await post(api, AUTH_PATHS.login, { login, password: PASSWORD }, { headers });
  const authorization = { authorization: `Bearer ${String(body['accessToken'])}` };
  const list = () => get(api, OWN_SESSION_PATHS.list, authorization);
  return {
    sessions: async () => (await list()).body as unknown as StaffSession[],
    status: async () => (await list()).status,
    post: (path) => post(api, path, {}, { headers: authorization }),
  };
}

describe('one’s own sessions', () => {
  it('are told without any right, with their browsers and the one that asks', async () => {
    await addStaff(api, 'zorina', 'USER');
    const laptop = await enter('zorina', 'Firefox\u0007 на ноутбуке');
    await enter('zorina', 'x'.repeat(1000));
    await signIn(api, 'MANAGER');
    const sessions = await laptop.sessions();
    expect(sessions).toHaveLength(2);
    const own = sessions.find(({ current }) => current);
    expect(own).toEqual({
      id: expect.any(String),
      user: { id: expect.any(Number), login: 'zorina', name: 'Сотрудник zorina' },
      createdAt: expect.any(String),
      refreshedAt: own?.createdAt,
      expiresAt: expect.any(String),
      userAgent: 'Firefox на ноутбуке',
      current: true,
    });
    expect(sessions.find(({ current }) => !current)?.userAgent).toBe('x'.repeat(300));
    expect(JSON.stringify(sessions)).not.toContain('sha256');
    expect((await get(api, OWN_SESSION_PATHS.list)).status).toBe(401);
  });

  it('end one by one or all but this one, at once and with a record', async () => {
    await addStaff(api, 'zorina', 'USER');
    const [laptop, phone, tablet] = [
      await enter('zorina', 'laptop'),
      await enter('zorina', 'phone'),
      await enter('zorina', 'tablet'),
    ];
    const lost = (await laptop.sessions()).find(({ userAgent }) => userAgent === 'phone');
    expect((await laptop.post(`${OWN_SESSION_PATHS.end}/${lost?.id}`)).body).toBe(true);
    expect([await phone.status(), await tablet.status(), await laptop.status()]).toEqual([401, 200, 200]);
    expect((await laptop.post(`${OWN_SESSION_PATHS.end}/${lost?.id}`)).status).toBe(404);
    expect((await laptop.post(`${OWN_SESSION_PATHS.end}/1`)).status).toBe(404);
    expect((await laptop.post(OWN_SESSION_PATHS.endOthers)).body).toBe(true);
    expect([await tablet.status(), await laptop.status()]).toEqual([401, 200]);
    const admin = await signIn(api, 'ADMIN');
    const { items } = (await admin.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    expect(items.map(({ entity, action, title }) => [entity, action, title])).toEqual(
      Array.from({ length: 2 }, () => ['session', 'remove', 'Сотрудник zorina']),
    );
  });

  it('of others are out of reach', async () => {
    const manager = await signIn(api, 'MANAGER');
    await addStaff(api, 'zorina', 'USER');
    const victim = await enter('zorina', 'laptop');
    const [session] = await victim.sessions();
    expect((await manager.post(`${OWN_SESSION_PATHS.end}/${session?.id}`)).status).toBe(404);
    expect((await manager.post(`${RBAC_PATHS.sessionEnd}/${session?.id}`)).status).toBe(403);
    expect(await victim.status()).toBe(200);
  });
});

describe('the sessions of everybody', () => {
  it('are seen and ended by an administrator, who stays in', async () => {
    const admin = await signIn(api, 'ADMIN');
    const id = await addStaff(api, 'zorina', 'USER');
    const browsers = [
      await enter('zorina', 'laptop'),
      await enter('zorina', 'phone'),
      await enter('zorina', 'tablet'),
    ];
    const list = async (query = '') =>
      (await admin.get(`${RBAC_PATHS.sessions}${query}`)).body as unknown as StaffSession[];
    expect(await list()).toHaveLength(4);
    const hers = await list(`?user=${id}`);
    expect(hers.map(({ user }) => user.login)).toEqual(['zorina', 'zorina', 'zorina']);
    const phone = hers.find(({ userAgent }) => userAgent === 'phone');
    expect((await admin.post(`${RBAC_PATHS.sessionEnd}/${phone?.id}`)).body).toBe(true);
    const statuses = () => Promise.all(browsers.map(({ status }) => status()));
    expect(await statuses()).toEqual([200, 401, 200]);
    expect((await admin.post(`${RBAC_PATHS.sessionsEnd}/${id}`)).body).toBe(true);
    expect(await statuses()).toEqual([401, 401, 401]);
    expect((await admin.post(`${RBAC_PATHS.sessionsEnd}/${admin.user.id}`)).body).toBe(true);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
    expect((await admin.post(`${RBAC_PATHS.sessionsEnd}/999`)).status).toBe(404);
    expect((await admin.get(`${RBAC_PATHS.sessions}?user=all`)).status).toBe(422);
  });
});
