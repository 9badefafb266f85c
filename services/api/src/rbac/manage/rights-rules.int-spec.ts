import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS, RBAC_PATHS, VIEW_AS_PATHS } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { post } from '../../testing/borrower.ts';
import { rememberMatrix } from '../../testing/matrix.ts';
import { PASSWORD, signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { ACCOUNT, actionOf, done, limitedAdmin, refusalOf, roleOf } from './testing/rights-calls.ts';
import { addressOf } from '../../testing/content.ts';

let api: TestApp;
let restoreMatrix: () => Promise<void>;

beforeAll(async () => {
  api = await startTestApp();
  restoreMatrix = await rememberMatrix(api.dataSource);
});
beforeEach(async () => {
  await truncate(api.dataSource);
  await restoreMatrix();
});
afterAll(async () => {
  await restoreMatrix();
  await api.close();
});

describe('the last administrator', () => {
  const LAST = 'Это последний администратор: сначала дайте все права на доступ ещё кому-нибудь';

  it('stays: not removed, not closed, and with the right over rights', async () => {
    const admin = await signIn(api, 'ADMIN');
    const closed = await signIn(api, 'ADMIN', 'second');
    await done(admin.post(`${RBAC_PATHS.userUpdate}/${closed.user.id}`, { active: false }));
    const role = await roleOf(admin, 'ADMIN');
    const actions = role.actions.filter((name) => name !== 'rbac.role-update');
    const refused = [
      await refusalOf(admin.post(`${RBAC_PATHS.userRemove}/${admin.user.id}`)),
      await refusalOf(admin.post(`${RBAC_PATHS.userUpdate}/${admin.user.id}`, { active: false })),
      await refusalOf(admin.post(`${RBAC_PATHS.roleUpdate}/${role.id}`, { actions })),
    ];
    expect(refused).toEqual(refused.map(() => [422, [], LAST]));
    expect((await admin.post(`${RBAC_PATHS.roleRemove}/${role.id}`)).status).toBe(422);
    const right = await actionOf(admin, 'rbac.role-update');
    expect((await admin.post(`${RBAC_PATHS.actionRemove}/${right.id}`)).status).toBe(422);
    expect((await roleOf(admin, 'ADMIN')).actions).toEqual(role.actions);
  });

  it('may leave when there is another', async () => {
    const first = await signIn(api, 'ADMIN', 'first');
    const second = await signIn(api, 'ADMIN', 'second');
    expect((await first.post(`${RBAC_PATHS.userRemove}/${first.user.id}`)).body).toBe(true);
    expect((await second.post(`${RBAC_PATHS.userRemove}/${second.user.id}`)).status).toBe(422);
  });

  it.each([
    ['each removes the other', 1],
    ['each removes themselves', 0],
  ])('stays when of several, at one moment, %s', async (_what, shift) => {
    for (let round = 0; round < 5; round += 1) {
      await truncate(api.dataSource);
      const admins = [
        await signIn(api, 'ADMIN', 'first'),
        await signIn(api, 'ADMIN', 'second'),
        await signIn(api, 'ADMIN', 'third'),
      ];
      const answers = await Promise.all(
        admins.map((admin, index) => {
          const victim = admins[(index + shift) % admins.length];
          return admin.post(`${RBAC_PATHS.userRemove}/${victim?.user.id}`);
        }),
      );
      const left = await api.dataSource.query<{ login: string }[]>('SELECT login FROM staff_user');
      const removed = answers.filter(({ status }) => status === 200).length;
      expect(left.length).toBeGreaterThanOrEqual(1);
      expect(left.length + removed).toBe(admins.length);
    }
  });

  it('stays when the one is closed while the other loses the right', async () => {
    const first = await signIn(api, 'ADMIN', 'first');
    const second = await signIn(api, 'ADMIN', 'second');
    const answers = await Promise.all([
      first.post(`${RBAC_PATHS.userUpdate}/${second.user.id}`, { active: false }),
      second.post(`${RBAC_PATHS.userUpdate}/${first.user.id}`, { roles: ['USER'] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('nobody raises themselves', () => {
  it('by other roles of their own', async () => {
    const admin = await signIn(api, 'ADMIN');
    const keeper = await limitedAdmin(api, admin, ['blog.list']);
    const own = `${RBAC_PATHS.userUpdate}/${keeper.user.id}`;
    for (const roles of [['ADMIN'], ['KEEPER', 'USER'], []]) {
      expect((await refusalOf(keeper.post(own, { roles }))).slice(0, 2)).toEqual([422, ['roles']]);
    }
    expect(await done(keeper.post(own, { roles: ['KEEPER'], name: 'Кира Хранова' }))).toMatchObject({
      name: 'Кира Хранова',
    });
  });

  it('by more rights of their own role, be they built in or added', async () => {
    const admin = await signIn(api, 'ADMIN');
    await done(admin.post(RBAC_PATHS.actionAdd, { name: 'report.read', title: 'Отчёты: смотреть' }));
    const { id, actions } = await roleOf(admin, 'ADMIN');
    const path = `${RBAC_PATHS.roleUpdate}/${id}`;
    const [status, fields] = await refusalOf(admin.post(path, { actions: [...actions, 'report.read'] }));
    expect([status, fields]).toEqual([422, ['actions']]);
    const keeper = await limitedAdmin(api, admin, ['blog.list']);
    const own = await roleOf(admin, 'KEEPER');
    const more = { actions: [...own.actions, 'blog.update'] };
    expect((await refusalOf(keeper.post(`${RBAC_PATHS.roleUpdate}/${own.id}`, more))).slice(0, 2)).toEqual([
      422,
      ['actions'],
    ]);
    // Another who has the right may give it.
    await done(admin.post(`${RBAC_PATHS.roleUpdate}/${own.id}`, more));
    expect((await keeper.get(addressOf(blogPost, 'list'))).status).toBe(200);
  });

  it('by a new password of their own account, for which the old one is not asked here', async () => {
    const admin = await signIn(api, 'ADMIN');
    const manage = (change: object) => admin.post(`${RBAC_PATHS.userUpdate}/${admin.user.id}`, change);
    expect(await refusalOf(manage({ password: 'пароль захватчика' }))).toEqual([
      422,
      ['password'],
      expect.any(String),
    ]);
    const login = { login: 'admin', password: PASSWORD };
    expect((await post(api, AUTH_PATHS.login, login)).status).toBe(200);
    expect(await done(manage({ name: 'Анна Светлова' }))).toMatchObject({ name: 'Анна Светлова' });
  });

  it('by what they hand out while they look with another role', async () => {
    const admin = await signIn(api, 'ADMIN');
    await limitedAdmin(api, admin, ['blog.list']);
    await done(admin.post(VIEW_AS_PATHS.start, { role: 'KEEPER' }));
    const refused = await refusalOf(admin.post(RBAC_PATHS.userAdd, { ...ACCOUNT, roles: ['ADMIN'] }));
    expect(refused.slice(0, 2)).toEqual([422, ['roles']]);
    await done(admin.post(RBAC_PATHS.userAdd, { ...ACCOUNT, roles: ['KEEPER'] }));
  });

  it('by a second account or by that of somebody else', async () => {
    const admin = await signIn(api, 'ADMIN');
    const manager = await signIn(api, 'MANAGER');
    const keeper = await limitedAdmin(api, admin, ['blog.list']);
    const manage = (id: number, change: object) => keeper.post(`${RBAC_PATHS.userUpdate}/${id}`, change);
    const puppet = { ...ACCOUNT, roles: ['ADMIN'] };
    const wide = { code: 'WIDE', title: 'Широкая', actions: ['blog.update'] };
    const taken = { password: 'пароль захватчика' };
    const refused = [
      await refusalOf(keeper.post(RBAC_PATHS.userAdd, puppet)),
      await refusalOf(keeper.post(RBAC_PATHS.roleAdd, wide)),
      await refusalOf(manage(admin.user.id, taken)),
      await refusalOf(manage(admin.user.id, { login: 'mine' })),
    ];
    expect(refused.map(([status, fields]) => [status, ...fields])).toEqual([
      [422, 'roles'],
      [422, 'actions'],
      [422, 'password'],
      [422, 'login'],
    ]);
    await done(admin.post(`${RBAC_PATHS.userUpdate}/${manager.user.id}`, { active: false }));
    expect((await refusalOf(manage(manager.user.id, { active: true })))[0]).toBe(422);
    // What the keeper has may be given.
    const small = { code: 'READER', title: 'Читатель', actions: ['blog.list'] };
    await done(keeper.post(RBAC_PATHS.roleAdd, small));
    await done(keeper.post(RBAC_PATHS.userAdd, { ...ACCOUNT, roles: ['READER'] }));
  });
});
