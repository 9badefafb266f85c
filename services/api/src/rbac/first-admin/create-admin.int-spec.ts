import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS, RBAC_RIGHTS } from '@polden/api-contract';
import { post } from '../../testing/borrower.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { createAdmin } from './create-admin.ts';

const ANNA = { login: 'anna', name: 'Анна Светлова', password: 'полдень и двенадцать' };

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(() => truncate(api.dataSource));
afterAll(() => api.close());

describe('an administrator from the terminal', () => {
  it('signs in with every right over rights, and is in the history without the password', async () => {
    await createAdmin(api.dataSource, ANNA);
    const { status, body } = await post(api, AUTH_PATHS.login, { login: 'anna', password: ANNA.password });
    expect([status, body['user']]).toMatchObject([
      200,
      { name: 'Анна Светлова', actions: expect.arrayContaining(Object.values(RBAC_RIGHTS)) as unknown },
    ]);
    const [record] = await api.dataSource.query<object[]>(
      'SELECT actor_name, action, entity, title, after FROM history_document',
    );
    expect(record).toEqual({
      actor_name: 'Сервер',
      action: 'add',
      entity: 'staff',
      title: 'Анна Светлова',
      after: { login: 'anna', name: 'Анна Светлова', roles: ['ADMIN'] },
    });
  });

  it('is refused when the login exists, and changes nothing', async () => {
    await createAdmin(api.dataSource, ANNA);
    const again = createAdmin(api.dataSource, { ...ANNA, login: 'ANNA', password: 'другой пароль, длинный' });
    await expect(again).rejects.toThrow('exists already');
    const old = await post(api, AUTH_PATHS.login, { login: 'anna', password: ANNA.password });
    expect(old.status).toBe(200);
  });
});
