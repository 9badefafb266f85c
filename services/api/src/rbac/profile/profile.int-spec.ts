import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS, PROFILE_PATHS, type SecondFactorSetup } from '@polden/api-contract';
import { generateSync } from 'otplib';
import { productionLimits } from '../../core/config/limits.ts';
import { post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { PASSWORD, signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const NEW = 'новый длинный пароль';

let api: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  api = await startTestApp({
    configure: (config) => {
      const { profile } = productionLimits.staff;
      return { ...config, limits: { ...config.limits, staff: { ...config.limits.staff, profile } } };
    },
  });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = await signIn(api, 'USER', 'ulyana');
});
afterAll(() => api.close());

const enter = (password: string, totp?: string) =>
  post(api, AUTH_PATHS.login, { login: 'ulyana', password, ...(totp !== undefined && { totp }) });
const wrongFields = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  ...Object.keys(body['error_validation'] ?? {}),
];
const changePassword = (oldPassword: string, newPassword: string) =>
  staff.post(PROFILE_PATHS.password, { oldPassword, newPassword });

describe('one’s own password', () => {
  it('is changed with the old one; all other sessions end', async () => {
    const other = (await enter(PASSWORD)).body['accessToken'];
    expect(wrongFields(await changePassword('не тот', NEW))).toEqual([422, 'oldPassword']);
    expect(wrongFields(await changePassword(PASSWORD, 'коротко'))).toEqual([422, 'newPassword']);
    expect(wrongFields(await changePassword(PASSWORD, PASSWORD))).toEqual([422, 'newPassword']);
    for (const weak of ['aaaaaaaaaaaaaa', 'ulyana-ulyana-1', 'Полдень2026!!']) {
      expect(wrongFields(await changePassword(PASSWORD, weak))).toEqual([422, 'newPassword']);
    }
    expect((await changePassword(PASSWORD, NEW)).body).toBe(true);
    expect((await staff.get(PROFILE_PATHS.read)).body).toMatchObject({
      login: 'ulyana',
      secondFactor: false,
    });
    const ended = await api.app.inject({
      url: `/api/v1/${PROFILE_PATHS.read}`,
      headers: { authorization: `Bearer ${String(other)}` },
    });
    expect(ended.statusCode).toBe(401);
    expect([(await enter(PASSWORD)).status, (await enter(NEW)).status]).toEqual([422, 200]);
    const [kept] = await api.dataSource.query<{ password_hash: string }[]>(
      'SELECT password_hash FROM staff_user',
    );
    expect(kept?.password_hash).toMatch(/^\$argon2id\$/u);
    const records = await api.dataSource.query<{ title: string; after: object }[]>(
      `SELECT title, after FROM history_document WHERE entity = 'staff' AND action = 'update'`,
    );
    expect(records).toEqual([{ title: 'Сотрудник ulyana', after: { password: 'изменён' } }]);
  });

  it.each([
    ['password', `UPDATE staff_user SET password_hash = '$argon2id$reset'`, 422],
    ['session', 'UPDATE session SET revoked_at = now()', 401],
  ])(
    'does not overwrite what an administrator does at that moment: another %s',
    async (_what, reset, status) => {
      const kept = `SELECT password_hash FROM staff_user`;
      const [before] = await api.dataSource.query<{ password_hash: string }[]>(kept);
      const { changing } = await api.dataSource.transaction(async (manager) => {
        await manager.query('SELECT FROM staff_user FOR UPDATE');
        const changing = changePassword(PASSWORD, NEW);
        await eventually(async () => {
          const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          return (await api.dataSource.query<object[]>(waiting)).length > 0;
        });
        await manager.query(reset);
        return { changing };
      });
      expect((await changing).status).toBe(status);
      const [after] = await api.dataSource.query<{ password_hash: string }[]>(kept);
      expect(after?.password_hash).toBe(status === 422 ? '$argon2id$reset' : before?.password_hash);
    },
  );

  it('cannot be guessed without end', async () => {
    for (let attempt = 0; attempt < productionLimits.staff.profile.points; attempt += 1) {
      expect((await changePassword(`не тот ${attempt}`, NEW)).status).toBe(422);
    }
    expect((await changePassword(PASSWORD, NEW)).status).toBe(429);
  });
});

describe('one’s own second factor', () => {
  const begin = async () =>
    (await staff.post(PROFILE_PATHS.secondFactorStart, { password: PASSWORD }))
      .body as unknown as SecondFactorSetup;
  const codeOf = ({ secret }: SecondFactorSetup) => generateSync({ secret: secret.replaceAll(' ', '') });
  const other = (code: string) => (code === '000000' ? '111111' : '000000');

  it('is switched on by its first code, asked for at the login, and switched off by password and code', async () => {
    expect(wrongFields(await staff.post(PROFILE_PATHS.secondFactorStart, { password: 'не тот' }))).toEqual([
      422,
      'password',
    ]);
    const setup = await begin();
    expect(setup.qr.path).toMatch(/^M4 4h1v1h-1z/u);
    const code = codeOf(setup);
    const wrong = await staff.post(PROFILE_PATHS.secondFactorOn, { setup: setup.setup, code: other(code) });
    expect(wrongFields(wrong)).toEqual([422, 'code']);
    expect((await enter(PASSWORD)).status).toBe(200);
    expect((await staff.post(PROFILE_PATHS.secondFactorOn, { setup: setup.setup, code })).body).toBe(true);
    expect((await staff.get(PROFILE_PATHS.read)).body).toMatchObject({ secondFactor: true });
    expect(wrongFields(await enter(PASSWORD))).toEqual([422, 'totp']);
    // The code that switched it on is used up.
    expect(wrongFields(await enter(PASSWORD, code))).toEqual([422, 'totp']);
    await api.dataSource.query('UPDATE staff_user SET totp_last_step = NULL');
    const off = (password: string, digits: string) =>
      staff.post(PROFILE_PATHS.secondFactorOff, { password, code: digits });
    expect(wrongFields(await off('не тот', code))).toEqual([422, 'password']);
    expect(wrongFields(await off(PASSWORD, other(code)))).toEqual([422, 'code']);
    expect((await off(PASSWORD, codeOf(setup))).body).toBe(true);
    expect((await enter(PASSWORD)).status).toBe(200);
  });

  it('is guessed no more often by whoever has the session and the password than at the login', async () => {
    const setup = await begin();
    const code = codeOf(setup);
    await staff.post(PROFILE_PATHS.secondFactorOn, { setup: setup.setup, code });
    await api.dataSource.query('UPDATE staff_user SET totp_last_step = NULL');
    const off = async (digits: string) => {
      // The tries of a quarter of an hour are there again.
      await api.dataSource.query(`DELETE FROM rate_limit WHERE key LIKE 'profile:%'`);
      return staff.post(PROFILE_PATHS.secondFactorOff, { password: PASSWORD, code: digits });
    };
    for (let count = 0; count < productionLimits.staff.loginCode.points; count += 1)
      expect(wrongFields(await off(other(code)))).toEqual([422, 'code']);
    expect((await off(codeOf(setup))).status).toBe(429);
    expect((await staff.get(PROFILE_PATHS.read)).body).toMatchObject({ secondFactor: true });
  });

  it('is asked for again, however often it was guessed, once the password is another', async () => {
    const setup = await begin();
    const code = codeOf(setup);
    await staff.post(PROFILE_PATHS.secondFactorOn, { setup: setup.setup, code });
    await api.dataSource.query('UPDATE staff_user SET totp_last_step = NULL');
    for (let count = 0; count < productionLimits.staff.loginCode.points; count += 1)
      expect(wrongFields(await enter(PASSWORD, other(code)))).toEqual([422, 'totp']);
    expect((await enter(PASSWORD, codeOf(setup))).status).toBe(429);
    expect((await changePassword(PASSWORD, NEW)).body).toBe(true);
    expect(wrongFields(await enter(NEW, other(code)))).toEqual([422, 'totp']);
    expect((await enter(NEW, codeOf(setup))).status).toBe(200);
  });

  it('is not replaced while it is on: that would take no code of it', async () => {
    const [first, second] = [await begin(), await begin()];
    const switchOn = (given: SecondFactorSetup) =>
      staff.post(PROFILE_PATHS.secondFactorOn, { setup: given.setup, code: codeOf(given) });
    expect((await switchOn(first)).body).toBe(true);
    expect(wrongFields(await switchOn(second))).toEqual([422, 'secondFactor']);
    const again = await staff.post(PROFILE_PATHS.secondFactorStart, { password: PASSWORD });
    expect([wrongFields(again), again.body['message']]).toEqual([
      [422, 'secondFactor'],
      expect.stringContaining('сначала выключите'),
    ]);
    await api.dataSource.query('UPDATE staff_user SET totp_last_step = NULL');
    expect((await enter(PASSWORD, codeOf(first))).status).toBe(200);
  });

  it('is not switched on by what somebody else began, nor by what was made up', async () => {
    const setup = await begin();
    const stranger = await signIn(api, 'USER', 'mark');
    const code = codeOf(setup);
    for (const given of [setup.setup, 'k1.AAAA', '']) {
      expect(wrongFields(await stranger.post(PROFILE_PATHS.secondFactorOn, { setup: given, code }))).toEqual([
        422,
        'setup',
      ]);
    }
  });

  it('leaves no secret in the history', async () => {
    const setup = await begin();
    await staff.post(PROFILE_PATHS.secondFactorOn, { setup: setup.setup, code: codeOf(setup) });
    const rows = await api.dataSource.query<object[]>('SELECT * FROM history_document');
    expect(JSON.stringify(rows)).toContain('secondFactor');
    expect(JSON.stringify(rows)).not.toContain(setup.secret.replaceAll(' ', ''));
  });
});
