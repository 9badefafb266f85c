import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AUTH_PATHS,
  type CheckToken,
  HISTORY_PATHS,
  type HistoryPage,
  type LoginResult,
  MEDIA_PATHS,
  StartError,
} from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { generateSync } from 'otplib';
import { productionLimits } from '../core/config/limits.ts';
import { type Answer, type CallOptions, get, post } from '../testing/borrower.ts';
import { stopClock } from '../testing/clock.ts';
import { eventually } from '../testing/eventually.ts';
import { registeredRoutes } from '../testing/routes.ts';
import { addStaff, cookiesOf, PASSWORD, signIn } from '../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { addDemoUsers, DemoLoginCheck } from './demo-logins.ts';
import { Rights } from './rights.ts';
import { StaffUsers } from './staff-users.ts';
import { Totp } from './totp.ts';
import { addressOf } from '../testing/content.ts';

let api: TestApp;

beforeAll(async () => {
  // A long memory shows that rights are forgotten when they change, and not merely soon.
  const staff = { ...productionLimits.staff, rightsCacheMs: 3_600_000 };
  api = await startTestApp({
    configure: (config) => ({ ...config, limits: { ...config.limits, staff } }),
  });
});
beforeEach(() => truncate(api.dataSource));
afterAll(() => api.close());

const ORIGIN = 'http://localhost:4200';
const login = (body: object): Promise<Answer> => post(api, AUTH_PATHS.login, body);

/** A call as the browser makes it: with cookies and its Origin. */
async function call(path: string, cookies: Record<string, string>, origin = ORIGIN): Promise<Answer> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return post(api, path, {}, { headers: { cookie, origin } });
}

describe('login', () => {
  it('answers who came, with their rights and a token for a quarter of an hour', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    const answer = await login({ login: ' Svetlova ', password: PASSWORD });
    const { accessToken, user } = answer.body as unknown as LoginResult;
    expect(user).toMatchObject({
      login: 'svetlova',
      roles: [{ code: 'MANAGER', title: 'Менеджер' }],
      isManager: true,
    });
    expect(user.actions).toEqual(expect.arrayContaining(['blog.update', 'history.list']));
    expect(user.actions).not.toContain('rbac.role-update');
    const [, payload = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number; iat: number };
    expect(claims.exp - claims.iat).toBe(15 * 60);
    expect(JSON.stringify(claims)).not.toContain('blog');
  });

  it('sets cookies that scripts and other hosts cannot read', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    const { headers } = await login({ login: 'svetlova', password: PASSWORD });
    const cookies = [headers['set-cookie']].flat();
    expect(cookies).toEqual([
      expect.stringMatching(/^access_token=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/u),
      expect.stringMatching(
        /^refresh_token=[^;]+; Max-Age=604800; Path=\/api\/v1\/site; HttpOnly; SameSite=Lax$/u,
      ),
      // This one has nothing to hide: scripts look whether there is a session to go on with.
      'staff_session=1; Max-Age=604800; Path=/; SameSite=Lax',
      expect.stringMatching(
        /^staff_device=[^;]+; Max-Age=31536000; Path=\/api\/v1\/site; HttpOnly; SameSite=Lax$/u,
      ),
    ]);
  });

  it('says the same of an unknown login, a wrong password and a closed account', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    await addStaff(api, 'closed', 'MANAGER');
    await api.dataSource.query(`UPDATE staff_user SET active = false WHERE login = 'closed'`);
    const answers = [
      await login({ login: 'nobody', password: PASSWORD }),
      await login({ login: 'svetlova', password: 'wrong' }),
      await login({ login: 'closed', password: PASSWORD }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, headers['set-cookie']]).toEqual([422, undefined]);
      expect(body).toEqual({
        code: 422,
        message: 'Неверный логин или пароль',
        error_validation: { login: ['Неверный логин или пароль'] },
      });
    }
  });

  it('asks for what was not typed', async () => {
    const { status, body } = await login({});
    expect([status, Object.keys(body['error_validation'] ?? {})]).toEqual([422, ['login', 'password']]);
  });

  const attempt = (name: string, options: CallOptions = {}, password = 'wrong') =>
    post(api, AUTH_PATHS.login, { login: name, password }, options);
  /** Every try that strangers have with a name at an address. */
  const spendPair = async (name: string, ip: string) => {
    for (let count = 0; count < productionLimits.staff.loginPair.points; count += 1) {
      expect((await attempt(name, { ip })).status).toBe(422);
    }
  };

  it('is refused after too many attempts with one name from one address, right ones as well', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    await spendPair('svetlova', '203.0.113.9');
    const refused = await attempt('SVETLOVA', { ip: '203.0.113.9' }, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('somebody-else', { ip: '203.0.113.9' })).status).toBe(422);
  });

  it('of the owner is not locked out by strangers elsewhere', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    for (const ip of ['203.0.113.9', '198.51.100.7', '2001:db8::1']) await spendPair('svetlova', ip);
    expect((await attempt('svetlova', { ip: '192.0.2.1' }, PASSWORD)).status).toBe(200);
  });

  it('from a known browser is not locked out by strangers behind the same address', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    await addStaff(api, 'other', 'MANAGER');
    const ip = '203.0.113.9';
    const device = cookiesOf(await attempt('svetlova', { ip }, PASSWORD))['staff_device'];
    const headers = { cookie: `staff_device=${device}` };
    for (let count = 0; count < productionLimits.staff.loginIp.points; count += 1) {
      await attempt(`name-${count}`, { ip });
    }
    expect((await attempt('svetlova', { ip }, PASSWORD)).status).toBe(429);
    expect((await attempt('svetlova', { ip, headers }, PASSWORD)).status).toBe(200);
    // It is known to one account, and signed.
    expect((await attempt('other', { ip, headers }, PASSWORD)).status).toBe(429);
    const forged = { cookie: `staff_device=${device?.slice(0, -2)}AA` };
    expect((await attempt('svetlova', { ip, headers: forged }, PASSWORD)).status).toBe(429);
  });

  it('from a known browser has an end of its own', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    const device = cookiesOf(await attempt('svetlova', {}, PASSWORD))['staff_device'];
    const headers = { cookie: `staff_device=${device}` };
    const statuses = [];
    for (let count = 0; count <= productionLimits.staff.loginPair.points; count += 1) {
      statuses.push((await attempt('svetlova', { headers })).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(productionLimits.staff.loginPair.points);
    expect(statuses.at(-1)).toBe(429);
  });

  it('knows several people of one browser', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    await addStaff(api, 'other', 'MANAGER');
    const first = cookiesOf(await attempt('svetlova', {}, PASSWORD))['staff_device'];
    const headers = { cookie: `staff_device=${first}` };
    const both = cookiesOf(await attempt('other', { headers }, PASSWORD))['staff_device'];
    const ip = '203.0.113.9';
    for (const name of ['svetlova', 'other']) {
      await spendPair(name, ip);
      const known = { ip, headers: { cookie: `staff_device=${both}` } };
      expect((await attempt(name, known, PASSWORD)).status).toBe(200);
    }
  });

  it('is refused after too many attempts from one address or one network, whatever the names', async () => {
    const { loginIp, loginNetwork } = productionLimits.staff;
    for (let count = 0; count < loginIp.points; count += 1) {
      expect((await attempt(`name-${count}`, { ip: '2001:db8:1:1::1' })).status).toBe(422);
    }
    expect((await attempt('name', { ip: '2001:db8:1:1::2' })).status).toBe(429);
    expect((await attempt('name', { ip: '2001:db8:1:2::2' })).status).toBe(422);
    await api.dataSource.query('UPDATE rate_limit SET points = $1 WHERE key LIKE $2', [
      loginNetwork.points,
      'login-net:%',
    ]);
    expect((await attempt('name', { ip: '2001:db8:1:3::2' })).status).toBe(429);
    expect((await attempt('name', { ip: '2001:db8:2:3::2' })).status).toBe(422);
  });
});

describe('the second factor', () => {
  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

  beforeEach(async () => {
    await addStaff(api, 'careful', 'ADMIN');
    const { keyId, data } = api.app.get(Totp).seal('careful', SECRET);
    await api.dataSource.query(
      `UPDATE staff_user SET totp_key_id = $1, totp_secret = $2 WHERE login = 'careful'`,
      [keyId, data],
    );
  });

  const code = () => generateSync({ secret: SECRET });

  it('is asked for once the password is right', async () => {
    const wrong = await login({ login: 'careful', password: 'wrong', totp: code() });
    expect(Object.keys(wrong.body['error_validation'] ?? {})).toEqual(['login']);
    const missing = await login({ login: 'careful', password: PASSWORD });
    expect(Object.keys(missing.body['error_validation'] ?? {})).toEqual(['totp']);
    expect((await login({ login: 'careful', password: PASSWORD, totp: code() })).status).toBe(200);
  });

  it('counts once and not when it is wrong', async () => {
    const used = code();
    const other = used === '000000' ? '111111' : '000000';
    expect((await login({ login: 'careful', password: PASSWORD, totp: other })).status).toBe(422);
    expect((await login({ login: 'careful', password: PASSWORD, totp: used })).status).toBe(200);
    expect((await login({ login: 'careful', password: PASSWORD, totp: used })).status).toBe(422);
  });

  describe('of an account whose password others know', () => {
    const { loginCode, loginCodeDay } = productionLimits.staff;
    let addresses = 0;

    /** Each from a network of its own, as whoever guesses has them. */
    const enter = (totp: string, headers: Record<string, string> = {}) => {
      addresses += 1;
      const ip = `2001:db8:${addresses.toString(16)}::1`;
      return post(api, AUTH_PATHS.login, { login: 'careful', password: PASSWORD, totp }, { ip, headers });
    };
    const wrong = () => (code() === '000000' ? '111111' : '000000');
    const guess = async (times: number) => {
      const statuses = [];
      for (let count = 0; count < times; count += 1) statuses.push((await enter(wrong())).status);
      return statuses;
    };
    const mayRepeat = () => api.dataSource.query('UPDATE staff_user SET totp_last_step = NULL');
    const anHourLater = () =>
      api.dataSource.query(`UPDATE rate_limit SET expire = expire - ${loginCode.seconds * 1000}`);

    it('is guessed so often and no more, from wherever, and the browser of its owner goes on', async () => {
      const device = cookiesOf(await enter(code()))['staff_device'];
      await mayRepeat();
      expect(new Set(await guess(loginCode.points))).toEqual(new Set([422]));
      const refused = await enter(code());
      expect([refused.status, refused.body['message']]).toEqual([429, expect.stringContaining('знает')]);
      expect((await enter(code(), { cookie: `staff_device=${device}` })).status).toBe(200);
    });

    it('is guessed so often a day', async () => {
      let guessed = 0;
      for (; guessed < loginCodeDay.points; guessed += loginCode.points) {
        expect(new Set(await guess(loginCode.points))).toEqual(new Set([422]));
        await anHourLater();
      }
      expect(await guess(1)).toEqual([429]);
    });

    it('is told of in the history, once a day', async () => {
      await guess(loginCode.points + 3);
      const admin = await signIn(api, 'ADMIN', 'other');
      const { items } = (await admin.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
      expect(items).toMatchObject([
        {
          action: 'update',
          entity: 'staff',
          title: 'Сотрудник careful',
          after: { secondFactor: 'подбирают' },
        },
      ]);
    });

    it('takes as many right ones as its owner has', async () => {
      for (let count = 0; count <= loginCode.points; count += 1) {
        await mayRepeat();
        expect((await enter(code())).status).toBe(200);
      }
    });
  });
});

describe('a call of the staff area', () => {
  it('takes the token as Bearer and as cookie', async () => {
    const staff = await signIn(api, 'USER');
    expect((await staff.get(addressOf(blogPost, 'list'))).status).toBe(200);
    const cookie = `access_token=${staff.accessToken}`;
    expect((await get(api, addressOf(blogPost, 'list'), { cookie })).status).toBe(200);
  });

  it('is 401 without a token or with one that is not ours, and 403 without the right', async () => {
    const staff = await signIn(api, 'USER');
    const [head, payload, signature = ''] = staff.accessToken.split('.');
    const forged = `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const token of [undefined, 'nonsense', forged, unsigned]) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { status, body } = await get(api, addressOf(blogPost, 'list'), headers);
      expect([status, body['message']]).toEqual([401, 'Необходима авторизация']);
    }
    const denied = await staff.post(addressOf(blogPost, 'add'), { title: 'Нет прав' });
    expect([denied.status, denied.body['message']]).toEqual([403, 'Недостаточно прав']);
  });

  it('is 401 «Expired token» after a quarter of an hour', async () => {
    const clock = stopClock();
    try {
      const staff = await signIn(api, 'USER');
      clock.pass(15 * 60 + 1);
      const { status, body } = await staff.get(addressOf(blogPost, 'list'));
      expect([status, body['message']]).toEqual([401, 'Expired token']);
    } finally {
      clock.restore();
    }
  });

  it('sees a right that was taken away, and an account that was closed, at once', async () => {
    const staff = await signIn(api, 'USER');
    expect((await staff.get(addressOf(blogPost, 'list'))).status).toBe(200);
    const status = () => staff.get(addressOf(blogPost, 'list')).then((answer) => answer.status);
    await api.dataSource.query('DELETE FROM user_role WHERE user_id = $1', [staff.user.id]);
    await eventually(async () => (await status()) === 403);
    await api.dataSource.query('UPDATE staff_user SET active = false WHERE id = $1', [staff.user.id]);
    await eventually(async () => (await status()) === 401);
  });

  it('with a cookie writes only from our own origin', async () => {
    const staff = await signIn(api, 'MANAGER');
    const path = `${addressOf(blogPost, 'remove')}/1`;
    const cookies = { access_token: staff.accessToken };
    expect((await call(path, cookies, 'https://polden.example.evil.example')).status).toBe(400);
    expect((await call(path, cookies)).status).toBe(404);
  });
});

describe('each role', () => {
  it.each([
    ['USER', addressOf(blogPost, 'list'), 200],
    ['USER', HISTORY_PATHS.list, 403],
    ['MANAGER', HISTORY_PATHS.list, 200],
    ['ADMIN', HISTORY_PATHS.list, 200],
  ] as const)('%s: GET %s answers %i', async (role, path, status) => {
    const staff = await signIn(api, role);
    expect((await staff.get(path)).status).toBe(status);
  });

  it('has an action that exists for every route of the staff', async () => {
    const names = registeredRoutes(api).flatMap(({ access }) =>
      typeof access === 'object' && !access.action.startsWith('releases.') ? [access.action] : [],
    );
    expect(names).toEqual(expect.arrayContaining(['blog.update', 'media.upload', 'history.list']));
    const rows = await api.dataSource.query<{ name: string }[]>(
      `SELECT a.name FROM role_action ra JOIN action a ON a.id = ra.action_id
       JOIN role r ON r.id = ra.role_id WHERE r.code = 'ADMIN'`,
    );
    const granted = new Set(rows.map(({ name }) => name));
    expect(names.filter((name) => !granted.has(name))).toEqual([]);
  });

  it('of a plain user changes nothing', async () => {
    const staff = await signIn(api, 'USER');
    const writes = registeredRoutes(api).filter(
      ({ method, access, path }) =>
        method === 'POST' &&
        typeof access === 'object' &&
        path.startsWith('admin/') &&
        path !== MEDIA_PATHS.upload,
    );
    expect(writes.length).toBeGreaterThan(5);
    // What asks for a right by what it is sent finds it here.
    const body = { operation: 'remove', ids: [1] };
    for (const { path } of writes) {
      expect([path, (await staff.post(path.replace(':id', '1'), body)).status]).toEqual([path, 403]);
    }
  });
});

describe('check-token', () => {
  it('gives a page that was loaded anew its token and its rights', async () => {
    const staff = await signIn(api, 'MANAGER');
    const { body } = await call(AUTH_PATHS.checkToken, { access_token: staff.accessToken });
    expect(body as unknown as CheckToken).toEqual({
      valid: true,
      user: staff.user,
      actions: staff.user.actions,
      accessToken: staff.accessToken,
    });
  });

  it('answers in peace when there is no token, and when it has expired', async () => {
    const nobody = { valid: false, user: null, actions: [], accessToken: null };
    expect(await post(api, AUTH_PATHS.checkToken, {})).toMatchObject({ status: 200, body: nobody });
    const clock = stopClock();
    try {
      const staff = await signIn(api, 'USER');
      clock.pass(15 * 60 + 1);
      expect(await staff.post(AUTH_PATHS.checkToken)).toMatchObject({ status: 200, body: nobody });
    } finally {
      clock.restore();
    }
  });
});

describe('refresh', () => {
  async function session(): Promise<Record<string, string>> {
    await addStaff(api, 'svetlova', 'MANAGER');
    return cookiesOf(await login({ login: 'svetlova', password: PASSWORD }));
  }
  const works = async (token: string | undefined): Promise<number> =>
    (await get(api, addressOf(blogPost, 'list'), { authorization: `Bearer ${token}` })).status;

  it('gives a new pair, also after the access token has expired', async () => {
    const clock = stopClock();
    try {
      const { refresh_token: token = '' } = await session();
      clock.pass(20 * 60);
      const answer = await call(AUTH_PATHS.refresh, { refresh_token: token });
      const cookies = cookiesOf(answer);
      expect(answer.body).toMatchObject({
        accessToken: cookies['access_token'],
        user: { login: 'svetlova' },
      });
      expect(cookies['refresh_token']).not.toBe(token);
      expect(await works(cookies['access_token'])).toBe(200);
    } finally {
      clock.restore();
    }
  });

  it('takes each token once: the second use ends the whole session', async () => {
    const first = await session();
    const second = cookiesOf(await call(AUTH_PATHS.refresh, first));
    const stolen = await call(AUTH_PATHS.refresh, { refresh_token: first['refresh_token'] ?? '' });
    expect(stolen.status).toBe(401);
    expect(cookiesOf(stolen)).toEqual({ access_token: '', refresh_token: '', staff_session: '' });
    expect((await call(AUTH_PATHS.refresh, second)).status).toBe(401);
    expect(await works(second['access_token'])).toBe(401);
  });

  it('never counts a token twice, even at one moment: the session is over for both', async () => {
    const first = await session();
    const answers = await Promise.all([call(AUTH_PATHS.refresh, first), call(AUTH_PATHS.refresh, first)]);
    // The second use ends the session, perhaps before the first one is answered.
    expect([
      [200, 401],
      [401, 401],
    ]).toContainEqual(answers.map(({ status }) => status).sort());
    for (const answer of answers) {
      expect((await call(AUTH_PATHS.refresh, cookiesOf(answer))).status).toBe(401);
      expect(await works(cookiesOf(answer)['access_token'])).toBe(401);
    }
  });

  it('leaves the token as it was when the server fails: the next try goes on', async () => {
    const cookies = await session();
    api.app.get(Rights).forget();
    await api.dataSource.query('ALTER TABLE role_action RENAME TO role_action_gone');
    try {
      const failed = await call(AUTH_PATHS.refresh, cookies);
      expect([failed.status, failed.headers['set-cookie']]).toEqual([500, undefined]);
    } finally {
      await api.dataSource.query('ALTER TABLE role_action_gone RENAME TO role_action');
    }
    expect((await call(AUTH_PATHS.refresh, cookies)).status).toBe(200);
  });

  it('ends a week after the login, however often it is carried on', async () => {
    const clock = stopClock();
    try {
      let cookies = await session();
      const day = 24 * 3600;
      for (let count = 0; count < 6; count += 1) {
        clock.pass(day);
        const answer = await call(AUTH_PATHS.refresh, cookies);
        expect(answer.status).toBe(200);
        cookies = { ...cookies, ...cookiesOf(answer) };
      }
      clock.pass(day - 60);
      const last = await call(AUTH_PATHS.refresh, cookies);
      expect([last.status, String(last.headers['set-cookie'])]).toEqual([
        200,
        expect.stringMatching(/staff_session=1; Max-Age=60;/u),
      ]);
      clock.pass(61);
      // Neither the token of the access nor that of the refresh, which both are young.
      expect(await works(cookiesOf(last)['access_token'])).toBe(401);
      expect((await call(AUTH_PATHS.refresh, { ...cookies, ...cookiesOf(last) })).status).toBe(401);
    } finally {
      clock.restore();
    }
  });

  it('ends with the session, and keeps only a digest of the token', async () => {
    const clock = stopClock();
    try {
      const { refresh_token: token = '' } = await session();
      const [row] = await api.dataSource.query<object[]>('SELECT * FROM session');
      expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
      clock.pass(7 * 24 * 3600 + 1);
      expect((await call(AUTH_PATHS.refresh, { refresh_token: token })).status).toBe(401);
    } finally {
      clock.restore();
    }
  });

  it('is refused without a cookie, with a made-up one and from another origin', async () => {
    const cookies = await session();
    expect((await post(api, AUTH_PATHS.refresh, {})).status).toBe(401);
    const madeUp = `00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`;
    expect((await call(AUTH_PATHS.refresh, { refresh_token: madeUp })).status).toBe(401);
    expect((await call(AUTH_PATHS.refresh, cookies, 'https://elsewhere.example')).status).toBe(400);
    expect((await call(AUTH_PATHS.refresh, cookies)).status).toBe(200);
  });
});

describe('logout', () => {
  it('ends the session at once and takes the cookies back, as often as it is called', async () => {
    await addStaff(api, 'svetlova', 'MANAGER');
    const cookies = cookiesOf(await login({ login: 'svetlova', password: PASSWORD }));
    const authorization = `Bearer ${cookies['access_token']}`;
    expect((await get(api, addressOf(blogPost, 'list'), { authorization })).status).toBe(200);
    for (const round of ['first', 'second']) {
      const answer = await call(AUTH_PATHS.logout, cookies);
      expect([round, answer.status, answer.body]).toEqual([round, 200, { ok: true }]);
      expect(cookiesOf(answer)).toEqual({ access_token: '', refresh_token: '', staff_session: '' });
    }
    expect((await get(api, addressOf(blogPost, 'list'), { authorization })).status).toBe(401);
    expect((await call(AUTH_PATHS.refresh, cookies)).status).toBe(401);
    expect(await post(api, AUTH_PATHS.logout, {})).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('works with a token that has expired', async () => {
    const clock = stopClock();
    try {
      await addStaff(api, 'svetlova', 'MANAGER');
      const cookies = cookiesOf(await login({ login: 'svetlova', password: PASSWORD }));
      clock.pass(15 * 60 + 1);
      const expired = { access_token: cookies['access_token'] ?? '' };
      expect((await call(AUTH_PATHS.logout, expired)).status).toBe(200);
      expect((await call(AUTH_PATHS.refresh, cookies)).status).toBe(401);
    } finally {
      clock.restore();
    }
  });
});

describe('the logins that everybody knows', () => {
  it.each(['admin', 'manager', 'user'])('let %s in on one’s own machine', async (name) => {
    await addDemoUsers(api.app.get(StaffUsers));
    const { status, body } = await login({ login: name, password: `${name}-demo` });
    expect([status, (body as unknown as LoginResult).user.roles[0]?.code]).toEqual([200, name.toUpperCase()]);
  });

  it('keep production from starting until their passwords are changed', async () => {
    const check = new DemoLoginCheck({ ...api.config, local: false }, api.dataSource);
    await check.onModuleInit();
    await addDemoUsers(api.app.get(StaffUsers));
    await expect(check.onModuleInit()).rejects.toThrow(StartError);
    await expect(check.onModuleInit()).rejects.toThrow('demo password');
    await api.dataSource.query('DELETE FROM staff_user');
    await addStaff(api, 'admin', 'ADMIN');
    await check.onModuleInit();
  });
});
