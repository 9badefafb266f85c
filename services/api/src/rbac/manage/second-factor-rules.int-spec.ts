import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AUTH_PATHS,
  OWN_SESSION_PATHS,
  PROFILE_PATHS,
  RBAC_PATHS,
  type RbacRole,
  type SecondFactorSetup,
  type StaffAccount,
} from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { generateSync } from 'otplib';
import { productionLimits } from '../../core/config/limits.ts';
import { post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { rememberMatrix } from '../../testing/matrix.ts';
import { PASSWORD, signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { done, historyOf, limitedAdmin, refusalOf, roleOf } from './testing/rights-calls.ts';
import { addressOf } from '../../testing/content.ts';

let api: TestApp;
let admin: StaffClient;
let restoreMatrix: () => Promise<void>;

beforeAll(async () => {
  api = await startTestApp();
  restoreMatrix = await rememberMatrix(api.dataSource);
});
beforeEach(async () => {
  await truncate(api.dataSource);
  await restoreMatrix();
  admin = await signIn(api, 'ADMIN');
});
afterAll(async () => {
  await restoreMatrix();
  await api.close();
});

/** Switches the second factor on; the code that did it. */
async function enrol(staff: StaffClient): Promise<string> {
  const start = await staff.post(PROFILE_PATHS.secondFactorStart, { password: PASSWORD });
  const { setup, secret } = await done<SecondFactorSetup>(Promise.resolve(start));
  const code = generateSync({ secret: secret.replaceAll(' ', '') });
  await done(staff.post(PROFILE_PATHS.secondFactorOn, { setup, code }));
  return code;
}

const ask = async (code: string, secondFactor = true): Promise<RbacRole> => {
  const { id } = await roleOf(admin, code);
  return done<RbacRole>(admin.post(`${RBAC_PATHS.roleUpdate}/${id}`, { secondFactor }));
};
const enter = (login: string) => post(api, AUTH_PATHS.login, { login, password: PASSWORD });

describe('a role that signs in with a code only', () => {
  it('opens nothing before the code is on, and everything once it is', async () => {
    const manager = await signIn(api, 'MANAGER');
    expect(await ask('MANAGER')).toMatchObject({ code: 'MANAGER', secondFactor: true });
    const read = () => manager.get(addressOf(blogPost, 'list'));
    await eventually(async () => (await read()).status === 403);
    expect((await read()).body['message']).toBe(
      'Сначала включите код при входе: без него вашей роли ничего не открыто',
    );
    expect((await enter('manager')).body['user']).toMatchObject({ mustEnrol: true, actions: [] });
    expect((await manager.get(OWN_SESSION_PATHS.list)).status).toBe(200);
    await enrol(manager);
    expect((await read()).status).toBe(200);
    const { body } = await manager.post(AUTH_PATHS.checkToken);
    expect(body['user']).toMatchObject({
      mustEnrol: false,
      actions: expect.arrayContaining(['blog.list']) as unknown,
    });
  });

  it('does not let the code be switched off, and says so in the history when it is asked for', async () => {
    const manager = await signIn(api, 'MANAGER');
    const code = await enrol(manager);
    await ask('MANAGER');
    await api.dataSource.query('UPDATE staff_user SET totp_last_step = NULL');
    const off = () => refusalOf(manager.post(PROFILE_PATHS.secondFactorOff, { password: PASSWORD, code }));
    expect(await off()).toEqual([
      422,
      ['secondFactor'],
      'Ваша роль входит только с кодом: выключить его нельзя',
    ]);
    expect((await manager.get(PROFILE_PATHS.read)).body).toMatchObject({ secondFactor: true });
    const [record] = await historyOf(admin);
    expect(record).toMatchObject({ entity: 'rbac-role', after: { secondFactor: true } });
    // None of them was a wrong code.
    for (let count = 0; count < productionLimits.staff.loginCode.points; count += 1)
      expect((await off()).slice(0, 2)).toEqual([422, ['secondFactor']]);
    await ask('MANAGER', false);
    await api.dataSource.query('UPDATE staff_user SET totp_last_step = NULL');
    expect((await off())[0]).toBe(200);
  });
});

describe('the code that a role asks for', () => {
  it('is taken off only by somebody who has all rights of the role', async () => {
    const { id } = await ask('MANAGER');
    const keeper = await limitedAdmin(api, admin, []);
    const takeOff = (staff: StaffClient) =>
      refusalOf(staff.post(`${RBAC_PATHS.roleUpdate}/${id}`, { secondFactor: false }));
    expect(await takeOff(keeper)).toEqual([
      422,
      ['secondFactor'],
      'У этой роли есть права, которых нет у вас: это сделает другой администратор',
    ]);
    expect(await roleOf(admin, 'MANAGER')).toMatchObject({ secondFactor: true });
    expect((await takeOff(admin))[0]).toBe(200);
  });

  it('is none when a new role says nothing of it', async () => {
    const role = { code: 'READER', title: 'Читатель', actions: ['blog.list'], secondFactor: null };
    expect(await done(admin.post(RBAC_PATHS.roleAdd, role))).toMatchObject({ secondFactor: false });
  });
});

describe('the second factor of somebody else', () => {
  const reset = (staff: StaffClient, { user }: StaffClient) =>
    staff.post(`${RBAC_PATHS.secondFactorReset}/${user.id}`);

  it('is reset by an administrator: the sessions end, and the history has it', async () => {
    const manager = await signIn(api, 'MANAGER');
    await enrol(manager);
    expect(Object.keys((await enter('manager')).body['error_validation'] ?? {})).toEqual(['totp']);
    const account = await done<StaffAccount>(reset(admin, manager));
    expect(account).toMatchObject({ login: 'manager', secondFactor: false });
    expect((await manager.get(addressOf(blogPost, 'list'))).status).toBe(401);
    expect((await enter('manager')).status).toBe(200);
    const [record] = await historyOf(admin);
    expect(record).toMatchObject({
      action: 'update',
      entity: 'staff',
      title: 'Сотрудник manager',
      actor: { name: 'Сотрудник admin' },
      before: { secondFactor: true },
      after: { secondFactor: 'сброшен' },
    });
    const [session] = await api.dataSource.query<{ revoked_for: string }[]>(
      'SELECT revoked_for FROM session WHERE revoked_at IS NOT NULL',
    );
    expect(session?.revoked_for).toBe('second-factor');
  });

  it('is not one’s own, not that of somebody above, and none where there is none', async () => {
    const manager = await signIn(api, 'MANAGER');
    expect((await refusalOf(reset(admin, manager))).slice(0, 2)).toEqual([422, ['secondFactor']]);
    await enrol(admin);
    expect(await refusalOf(reset(admin, admin))).toEqual([
      422,
      ['secondFactor'],
      'Свой код сбрасывает другой администратор',
    ]);
    const keeper = await limitedAdmin(api, admin, []);
    expect((await refusalOf(reset(keeper, admin))).slice(0, 2)).toEqual([422, ['secondFactor']]);
    expect((await reset(manager, admin)).status).toBe(403);
    expect((await admin.get(PROFILE_PATHS.read)).body).toMatchObject({ secondFactor: true });
  });
});
