import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AUTH_PATHS,
  RBAC_PATHS,
  type RbacAction,
  type RbacRole,
  type StaffAccount,
} from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { generateSync } from 'otplib';
import { productionLimits } from '../../core/config/limits.ts';
import { post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { rememberMatrix } from '../../testing/matrix.ts';
import { PASSWORD, signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { Totp } from '../totp.ts';
import {
  ACCOUNT,
  actionOf,
  done,
  historyOf,
  limitedAdmin,
  refusalOf,
  roleOf,
} from './testing/rights-calls.ts';
import { addressOf } from '../../testing/content.ts';

let api: TestApp;
/** Another process of the same API. */
let neighbour: TestApp;
let restoreMatrix: () => Promise<void>;

beforeAll(async () => {
  // A long memory shows that rights are forgotten when they change, and not merely soon.
  const staff = { ...productionLimits.staff, rightsCacheMs: 3_600_000 };
  const configure = (config: TestApp['config']) => ({ ...config, limits: { ...config.limits, staff } });
  api = await startTestApp({ configure });
  neighbour = await startTestApp({ configure });
  restoreMatrix = await rememberMatrix(api.dataSource);
});
beforeEach(async () => {
  await truncate(api.dataSource);
  await restoreMatrix();
});
afterAll(async () => {
  await restoreMatrix();
  await neighbour.close();
  await api.close();
});

describe('reading rights', () => {
  it('tells actions, roles with Russian titles, people and managers, each with an id', async () => {
    const admin = await signIn(api, 'ADMIN');
    const manager = await signIn(api, 'MANAGER');
    expect(await actionOf(admin, 'blog.update')).toEqual({
      id: expect.any(Number),
      name: 'blog.update',
      title: 'Блог: править',
      builtIn: true,
    });
    const role = await roleOf(admin, 'MANAGER');
    expect(role).toMatchObject({ id: expect.any(Number), title: 'Менеджер', builtIn: true, users: 1 });
    expect(role.actions).toEqual(expect.arrayContaining(['blog.update', 'history.list']));
    const account = await done<StaffAccount>(admin.get(`${RBAC_PATHS.user}/${manager.user.id}`));
    expect(account).toEqual({
      id: manager.user.id,
      login: 'manager',
      name: 'Сотрудник manager',
      isManager: true,
      active: true,
      roles: [{ code: 'MANAGER', title: 'Менеджер' }],
      secondFactor: false,
      createdAt: expect.any(String),
    });
    const users = await done<StaffAccount[]>(admin.get(RBAC_PATHS.users));
    expect(users.map(({ login }) => login)).toEqual(['admin', 'manager']);
    expect(await done(admin.get(RBAC_PATHS.managers))).toEqual([account]);
    expect(JSON.stringify(users)).not.toContain('argon2');
    expect((await admin.get(`${RBAC_PATHS.user}/999`)).status).toBe(404);
  });

  it.each(['USER', 'MANAGER'] as const)('and changing them is refused to the role %s', async (code) => {
    const staff = await signIn(api, code);
    for (const [name, path] of Object.entries(RBAC_PATHS)) {
      const read = path.startsWith('adm-rbac/');
      const answer = await (read
        ? staff.get(name === 'user' ? `${path}/1` : path)
        : staff.post(path.endsWith('-add') ? path : `${path}/1`));
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });
});

describe('people', () => {
  it('are added, changed and removed, and sign in as they are told', async () => {
    const admin = await signIn(api, 'ADMIN');
    const added = await done<StaffAccount>(admin.post(RBAC_PATHS.userAdd, ACCOUNT));
    expect(added).toMatchObject({ login: 'novikova', name: 'Нина Новикова', isManager: true, active: true });
    const enter = (password: string) => post(api, AUTH_PATHS.login, { login: 'novikova', password });
    expect((await enter(ACCOUNT.password)).status).toBe(200);
    const change = { name: 'Нина Светлова', roles: ['USER'], isManager: false };
    const changed = await done<StaffAccount>(admin.post(`${RBAC_PATHS.userUpdate}/${added.id}`, change));
    expect(changed).toEqual({ ...added, ...change, roles: [{ code: 'USER', title: 'Сотрудник' }] });
    expect((await admin.post(`${RBAC_PATHS.userRemove}/${added.id}`)).body).toBe(true);
    expect((await enter(ACCOUNT.password)).status).toBe(422);
    expect((await admin.post(`${RBAC_PATHS.userRemove}/${added.id}`)).status).toBe(404);
    const history = await historyOf(admin);
    expect(history.map(({ action, entity }) => [action, entity])).toEqual([
      ['remove', 'staff'],
      ['update', 'staff'],
      ['add', 'staff'],
    ]);
    expect(history[1]?.before).toEqual({ name: 'Нина Новикова', roles: ['MANAGER'], isManager: true });
    expect(JSON.stringify(history)).not.toMatch(/argon2|длинный пароль/u);
  });

  it.each([
    ['login', { login: 'с пробелом' }],
    ['login', { login: 'ADMIN' }],
    ['name', { name: ' ' }],
    ['password', { password: 'коротко' }],
    ['password', { password: 'йцукенгшщзхъ' }],
    ['password', { password: 'Полдень2026!!' }],
    ['roles', { roles: ['NOBODY'] }],
    ['roles', { roles: 'ADMIN' }],
    ['active', { active: null }],
  ])('are refused with a wrong %s: %j', async (field, wrong) => {
    const admin = await signIn(api, 'ADMIN');
    const other = await signIn(api, 'USER');
    const [status, fields] = await refusalOf(admin.post(RBAC_PATHS.userAdd, { ...ACCOUNT, ...wrong }));
    expect([status, fields]).toEqual([422, [field]]);
    const path = `${RBAC_PATHS.userUpdate}/${other.user.id}`;
    expect((await refusalOf(admin.post(path, wrong))).slice(0, 2)).toEqual([422, [field]]);
    expect(await historyOf(admin)).toEqual([]);
  });

  it('keep what two administrators have changed of their roles, each what the other has not touched', async () => {
    const admin = await signIn(api, 'ADMIN');
    const staff = await signIn(api, 'MANAGER');
    const path = `${RBAC_PATHS.userUpdate}/${staff.user.id}`;
    // The form of both was opened when there was the manager alone.
    await done(admin.post(path, { takeRoles: ['MANAGER'] }));
    const after = await done<StaffAccount>(admin.post(path, { giveRoles: ['USER'], takeRoles: ['MANAGER'] }));
    expect(after.roles.map(({ code }) => code)).toEqual(['USER']);
    expect(await refusalOf(admin.post(path, { giveRoles: ['NOBODY'] }))).toEqual([
      422,
      ['roles'],
      expect.any(String),
    ]);
    const own = `${RBAC_PATHS.userUpdate}/${admin.user.id}`;
    expect((await refusalOf(admin.post(own, { giveRoles: ['MANAGER'] }))).slice(0, 2)).toEqual([
      422,
      ['roles'],
    ]);
  });

  it('keep their second factor when their login changes', async () => {
    const admin = await signIn(api, 'ADMIN');
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const careful = await signIn(api, 'USER', 'careful');
    const { keyId, data } = api.app.get(Totp).seal('careful', secret);
    await api.dataSource.query('UPDATE staff_user SET totp_key_id = $1, totp_secret = $2 WHERE id = $3', [
      keyId,
      data,
      careful.user.id,
    ]);
    await done(admin.post(`${RBAC_PATHS.userUpdate}/${careful.user.id}`, { login: 'careful.two' }));
    const credentials = { login: 'careful.two', password: PASSWORD, totp: generateSync({ secret }) };
    expect((await post(api, AUTH_PATHS.login, credentials)).status).toBe(200);
  });

  it.each([
    ['a new password', { password: 'совсем новый пароль' }],
    ['a closed account', { active: false }],
  ])('lose their sessions with %s, in every process', async (_what, change) => {
    const admin = await signIn(api, 'ADMIN');
    const staff = await signIn(api, 'USER');
    const authorization = { authorization: `Bearer ${staff.accessToken}` };
    const elsewhere = async () =>
      (await neighbour.app.inject({ url: `/api/v1/${addressOf(blogPost, 'list')}`, headers: authorization }))
        .statusCode;
    expect(await elsewhere()).toBe(200);
    await done(admin.post(`${RBAC_PATHS.userUpdate}/${staff.user.id}`, change));
    expect((await staff.get(addressOf(blogPost, 'list'))).status).toBe(401);
    await eventually(async () => (await elsewhere()) === 401);
    const old = await post(api, AUTH_PATHS.login, { login: 'user', password: PASSWORD });
    expect(old.status).toBe(422);
  });

  it('lose a right at once when their role does', async () => {
    const admin = await signIn(api, 'ADMIN');
    const staff = await signIn(api, 'USER');
    expect((await staff.get(addressOf(blogPost, 'list'))).status).toBe(200);
    const role = await roleOf(admin, 'USER');
    const actions = role.actions.filter((name) => name !== 'blog.list');
    await done(admin.post(`${RBAC_PATHS.roleUpdate}/${role.id}`, { actions }));
    expect((await staff.get(addressOf(blogPost, 'list'))).status).toBe(403);
  });

  it('cannot sign in with a password that changes at that moment', async () => {
    const admin = await signIn(api, 'ADMIN');
    const staff = await signIn(api, 'USER');
    const path = `${RBAC_PATHS.userUpdate}/${staff.user.id}`;
    const [, entered] = await Promise.all([
      done(admin.post(path, { password: 'совсем новый пароль' })),
      post(api, AUTH_PATHS.login, { login: 'user', password: PASSWORD }),
    ]);
    const token = entered.body['accessToken'];
    const headers = { authorization: `Bearer ${String(token)}` };
    const answer = await api.app.inject({ url: `/api/v1/${addressOf(blogPost, 'list')}`, headers });
    expect([entered.status, answer.statusCode]).toEqual([expect.any(Number), 401]);
  });
});

describe('actions and roles', () => {
  it('are added, changed and removed', async () => {
    const admin = await signIn(api, 'ADMIN');
    const action = await done<RbacAction>(
      admin.post(RBAC_PATHS.actionAdd, { name: 'report.read', title: 'Отчёты: смотреть' }),
    );
    expect(action).toMatchObject({ name: 'report.read', builtIn: false });
    const renamed = { name: 'report.see', title: 'Отчёты: видеть' };
    expect(await done(admin.post(`${RBAC_PATHS.actionUpdate}/${action.id}`, renamed))).toMatchObject(renamed);
    const role = await done<RbacRole>(
      admin.post(RBAC_PATHS.roleAdd, {
        code: 'EDITOR',
        title: 'Редактор',
        actions: ['report.see', 'blog.update', 'blog.update'],
      }),
    );
    expect(role).toMatchObject({ code: 'EDITOR', actions: ['blog.update', 'report.see'], users: 0 });
    expect(await refusalOf(admin.post(`${RBAC_PATHS.actionRemove}/${action.id}`))).toEqual([
      422,
      [],
      'Право есть у ролей: «Редактор». Сначала снимите его с них',
    ]);
    const change = { code: 'WRITER', title: 'Автор', actions: ['blog.list'] };
    expect(await done(admin.post(`${RBAC_PATHS.roleUpdate}/${role.id}`, change))).toMatchObject(change);
    expect((await admin.post(`${RBAC_PATHS.actionRemove}/${action.id}`)).body).toBe(true);
    expect((await admin.post(`${RBAC_PATHS.roleRemove}/${role.id}`)).body).toBe(true);
    const history = await historyOf(admin);
    expect(history.map(({ action: what, entity }) => `${what} ${entity}`)).toEqual([
      'remove rbac-role',
      'remove rbac-action',
      'update rbac-role',
      'add rbac-role',
      'update rbac-action',
      'add rbac-action',
    ]);
  });

  it('that come with the product keep their names, and can be called otherwise', async () => {
    const admin = await signIn(api, 'ADMIN');
    const action = await actionOf(admin, 'blog.update');
    const role = await roleOf(admin, 'USER');
    const update = `${RBAC_PATHS.actionUpdate}/${action.id}`;
    expect((await refusalOf(admin.post(update, { name: 'blog.write' }))).slice(0, 2)).toEqual([
      422,
      ['name'],
    ]);
    expect((await admin.post(`${RBAC_PATHS.actionRemove}/${action.id}`)).status).toBe(422);
    expect((await admin.post(`${RBAC_PATHS.roleRemove}/${role.id}`)).status).toBe(422);
    const code = { code: 'PERSON' };
    expect((await refusalOf(admin.post(`${RBAC_PATHS.roleUpdate}/${role.id}`, code))).slice(0, 2)).toEqual([
      422,
      ['code'],
    ]);
    const title = 'Блог: редактировать';
    expect(await done(admin.post(update, { name: 'blog.update', title }))).toEqual({ ...action, title });
  });

  it('are refused under a name that is taken or is none', async () => {
    const admin = await signIn(api, 'ADMIN');
    for (const name of ['blog.update', 'Blog.Edit', 'blog', '']) {
      const body = { name, title: 'Название' };
      expect((await refusalOf(admin.post(RBAC_PATHS.actionAdd, body))).slice(0, 2)).toEqual([422, ['name']]);
    }
    for (const code of ['ADMIN', 'editor', '']) {
      const body = { code, title: 'Название', actions: [] };
      expect((await refusalOf(admin.post(RBAC_PATHS.roleAdd, body))).slice(0, 2)).toEqual([422, ['code']]);
    }
    const unknown = { code: 'EDITOR', title: 'Редактор', actions: ['no.such'] };
    expect((await refusalOf(admin.post(RBAC_PATHS.roleAdd, unknown))).slice(0, 2)).toEqual([
      422,
      ['actions'],
    ]);
  });

  it('are given to a role and taken from it one by one, whatever else it has got meanwhile', async () => {
    const admin = await signIn(api, 'ADMIN');
    const { id, actions } = await roleOf(admin, 'USER');
    const path = `${RBAC_PATHS.roleUpdate}/${id}`;
    await done(admin.post(path, { takeActions: ['blog.list'] }));
    await done(admin.post(path, { giveActions: ['history.list'], takeActions: ['no.such'] }));
    expect((await roleOf(admin, 'USER')).actions).toEqual(
      [...actions.filter((name) => name !== 'blog.list'), 'history.list'].sort(),
    );
    expect((await refusalOf(admin.post(path, { giveActions: ['no.such'] }))).slice(0, 2)).toEqual([
      422,
      ['actions'],
    ]);
  });

  it('keep a role that somebody has', async () => {
    const admin = await signIn(api, 'ADMIN');
    const keeper = await limitedAdmin(api, admin, []);
    const { id } = await roleOf(admin, 'KEEPER');
    expect(await refusalOf(admin.post(`${RBAC_PATHS.roleRemove}/${id}`))).toEqual([
      422,
      [],
      'Роль есть у 1 сотрудника: сначала дайте ему другую',
    ]);
    await done(admin.post(`${RBAC_PATHS.userUpdate}/${keeper.user.id}`, { roles: [] }));
    expect((await admin.post(`${RBAC_PATHS.roleRemove}/${id}`)).body).toBe(true);
  });
});
