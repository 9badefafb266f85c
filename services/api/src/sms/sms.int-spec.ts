import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CODE_TOO_EARLY,
  PHONE_VERIFICATION_COOKIE,
  PHONE_VERIFICATION_HEADER,
  SMS_PATHS,
} from '@polden/api-contract';
import { productionLimits } from '../core/config/limits.ts';
import { browser, inbox, lastCode, post, wrongCode } from '../testing/borrower.ts';
import { stopClock } from '../testing/clock.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { ConfirmationShare } from './confirmation-share.ts';

const PHONE = '79161234567';
const MINUTE = 60;

describe('phone verification with production limits', () => {
  let api: TestApp;
  let clock: ReturnType<typeof stopClock>;

  beforeAll(async () => {
    api = await startTestApp({
      configure: (config) => ({ ...config, limits: { ...productionLimits, delivery: quickDelivery } }),
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await truncate(api.dataSource);
    clock = stopClock();
  });
  afterEach(() => {
    clock.restore();
  });

  const headers = browser('anna');
  const request = (phone = PHONE, ip = '203.0.113.1') =>
    post(api, SMS_PATHS.request, { phone }, { ip, headers });
  const confirm = (code: string, phone = PHONE) => post(api, SMS_PATHS.confirm, { phone, code }, { headers });
  const reset = (phone = PHONE) => post(api, SMS_PATHS.reset, { phone }, { headers });

  it('sends six digits with the line that lets a browser fill them in, and confirms them once', async () => {
    expect((await request()).body).toEqual({
      verification: { need_reset: false, resendAfter: 60, expiresIn: 300 },
    });
    const [message] = await inbox(api, PHONE);
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toMatch(new RegExp(`\\n@localhost #${message?.code}$`));

    const confirmed = await confirm(message?.code ?? '');
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toEqual({ verified: true, verificationToken: expect.any(String) });
    expect(confirmed.headers['set-cookie']).toEqual([
      `phone_verification=${String(confirmed.body['verificationToken'])}; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax`,
      expect.stringMatching(/^phone_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);

    const { status, body } = await post(api, SMS_PATHS.confirm, { phone: PHONE, code: message?.code });
    expect([status, body['error_validation']]).toEqual([
      422,
      { code: ['Код больше не действует. Запросите новый'] },
    ]);
  });

  it('answers the browser that gave the code the same again while the code would be good, and to no other code', async () => {
    await request();
    const code = await lastCode(api, PHONE);
    const together = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm(wrongCode(code))).status).toBe(422);
    clock.pass(4 * MINUTE);
    expect((await confirm(code)).body).toEqual({ verified: true, verificationToken: expect.any(String) });
    clock.pass(2 * MINUTE);
    expect((await confirm(code)).status).toBe(422);
    await api.app.get(ConfirmationShare).counted();
    const [{ confirmed } = {}] = await api.dataSource.query<{ confirmed: number }[]>(
      'SELECT sum(confirmed)::int AS confirmed FROM sms_hour',
    );
    expect(confirmed).toBe(1);
  });

  it('counts the answers that are given again as checks of the address', async () => {
    await request();
    const code = await lastCode(api, PHONE);
    const { checkIp } = productionLimits.sms;
    const statuses: number[] = [];
    for (let index = 0; index <= checkIp.points; index += 1) statuses.push((await confirm(code)).status);
    expect(statuses).toEqual([...Array<number>(checkIp.points).fill(200), 429]);
  });

  it('sends nothing to a phone that who asks has just confirmed, unless it is forgotten', async () => {
    await request();
    const { body } = await confirm(await lastCode(api, PHONE));
    const proof = { [PHONE_VERIFICATION_HEADER]: String(body['verificationToken']) };
    const ask = (phone: string) => post(api, SMS_PATHS.request, { phone }, { headers: proof });
    expect((await ask(PHONE)).body).toEqual({
      verification: { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true },
    });
    expect(await inbox(api, PHONE)).toHaveLength(1);
    expect((await ask('79160000001')).body['verification']).not.toHaveProperty('verified');
    clock.pass(31 * MINUTE);
    expect((await ask(PHONE)).body['verification']).not.toHaveProperty('verified');

    const cookie = `${PHONE_VERIFICATION_COOKIE}=${String(body['verificationToken'])}`;
    const forgotten = await post(
      api,
      SMS_PATHS.reset,
      { phone: PHONE },
      { headers: { cookie, origin: 'http://localhost:4200' } },
    );
    expect(String(forgotten.headers['set-cookie'])).toContain(`${PHONE_VERIFICATION_COOKIE}=; Max-Age=0`);
  });

  it('offers who has confirmed the phone no reset before another code may be asked for', async () => {
    await request();
    const { body } = await confirm(await lastCode(api, PHONE));
    const { cookie = '' } = headers;
    const proof = `${cookie}; ${PHONE_VERIFICATION_COOKIE}=${String(body['verificationToken'])}`;
    const call = (path: string, as: string) =>
      post(api, path, { phone: PHONE }, { headers: { cookie: as, origin: 'http://localhost:4200' } });
    clock.pass(20);
    expect((await call(SMS_PATHS.request, proof)).body).toEqual({
      verification: { need_reset: false, resendAfter: 40, expiresIn: 0, verified: true },
    });
    clock.pass(40);
    expect((await call(SMS_PATHS.request, proof)).body).toEqual({
      verification: { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true },
    });
    const forgotten = await call(SMS_PATHS.reset, proof);
    expect(String(forgotten.headers['set-cookie'])).toContain(`${PHONE_VERIFICATION_COOKIE}=; Max-Age=0`);
    expect((await call(SMS_PATHS.request, cookie)).body).toEqual({
      verification: { need_reset: false, resendAfter: 120, expiresIn: 300 },
    });
    expect(await inbox(api, PHONE)).toHaveLength(2);
  });

  it('offers who has confirmed the phone no reset when the codes that he may ask for are used up', async () => {
    await request();
    for (const wait of [MINUTE, 2 * MINUTE]) {
      clock.pass(wait);
      await request();
    }
    const { cookie = '' } = headers;
    const confirmed = async (): Promise<string> => {
      const { body } = await confirm(await lastCode(api, PHONE));
      return `${cookie}; ${PHONE_VERIFICATION_COOKIE}=${String(body['verificationToken'])}`;
    };
    const ask = (as: string) =>
      post(
        api,
        SMS_PATHS.request,
        { phone: PHONE },
        { headers: { cookie: as, origin: 'http://localhost:4200' } },
      );
    let proof = await confirmed();
    clock.pass(4 * MINUTE);
    expect((await ask(proof)).body).toEqual({
      verification: { need_reset: false, resendAfter: 3 * MINUTE, expiresIn: 0, verified: true },
    });
    clock.pass(3 * MINUTE);
    expect((await ask(proof)).body).toEqual({
      verification: { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true },
    });
    expect((await reset()).status).toBe(200);
    expect((await ask(cookie)).status).toBe(200);
    expect(await inbox(api, PHONE)).toHaveLength(4);
    proof = await confirmed();
    clock.pass(20 * MINUTE);
    expect((await ask(proof)).body).toEqual({
      verification: { need_reset: false, resendAfter: (24 * 60 - 30) * MINUTE, expiresIn: 0, verified: true },
    });
  });

  it('forgets nothing of a phone when the verification of another is reset', async () => {
    await request();
    const { body } = await confirm(await lastCode(api, PHONE));
    const cookie = `${PHONE_VERIFICATION_COOKIE}=${String(body['verificationToken'])}`;
    const resetOf = (phone: string) =>
      post(api, SMS_PATHS.reset, { phone }, { headers: { cookie, origin: 'http://localhost:4200' } });
    const other = await resetOf('79160000001');
    expect([other.status, String(other.headers['set-cookie'])]).toEqual([
      200,
      expect.not.stringContaining(PHONE_VERIFICATION_COOKIE),
    ]);
    expect(String((await resetOf(PHONE)).headers['set-cookie'])).toContain(
      `${PHONE_VERIFICATION_COOKIE}=; Max-Age=0`,
    );
  });

  it('gives a token that does not tell the phone', async () => {
    await request();
    const { body } = await confirm(await lastCode(api, PHONE));
    const claims = Buffer.from(String(body['verificationToken']).split('.')[1] ?? '', 'base64url').toString();
    expect(claims).not.toContain('9161234567');
  });

  it('answers the same verification while the resend timer runs, and sends no second message', async () => {
    await request();
    clock.pass(20);
    const again = await request('+7 (916) 123-45-67');
    expect(again.body).toEqual({
      verification: { need_reset: false, resendAfter: 40, expiresIn: 280, tooEarly: true },
    });
    expect(await inbox(api, PHONE)).toHaveLength(1);
  });

  it('sends one message to two requests at the same moment', async () => {
    const answers = await Promise.all([request(), request(), request()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await inbox(api, PHONE)).toHaveLength(1);
  });

  it('doubles the wait, and the new code replaces the old one', async () => {
    await request();
    const first = await lastCode(api, PHONE);
    clock.pass(MINUTE);
    expect((await request()).body).toEqual({
      verification: { need_reset: false, resendAfter: 120, expiresIn: 300 },
    });
    const second = await lastCode(api, PHONE);
    if (first !== second) expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).status).toBe(200);
  });

  it('counts the tries of a code and ends it with the last one', async () => {
    await request();
    const code = await lastCode(api, PHONE);
    const messages: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status, body } = await confirm(wrongCode(code));
      messages.push([status, body['error_validation']]);
    }
    expect(messages).toEqual([
      [422, { code: ['Неверный код. Осталось 4 попытки'] }],
      [422, { code: ['Неверный код. Осталось 3 попытки'] }],
      [422, { code: ['Неверный код. Осталось 2 попытки'] }],
      [422, { code: ['Неверный код. Осталась 1 попытка'] }],
      [422, { code: ['Неверный код. Попытки закончились, запросите новый код'] }],
    ]);
    expect((await confirm(code)).status).toBe(422);
  });

  it('gives guesses at the same moment no more than five checks', async () => {
    await request();
    const code = await lastCode(api, PHONE);
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(wrongCode(code))));
    const compared = answers.filter(({ body }) => String(body['message']).startsWith('Неверный код'));
    expect(compared).toHaveLength(5);
  });

  it('forgets a code after five minutes', async () => {
    await request();
    clock.pass(5 * MINUTE);
    expect((await confirm(await lastCode(api, PHONE))).status).toBe(422);
  });

  it('keeps a code to its phone', async () => {
    await request();
    await request('79160000001', '203.0.113.2');
    const code = await lastCode(api, PHONE);
    expect(
      (await confirm(code === (await lastCode(api, '79160000001')) ? wrongCode(code) : code, '79160000001'))
        .status,
    ).toBe(422);
  });

  it('asks for a reset after a confirmed code once its timer is over, and the reset refunds nothing', async () => {
    await request();
    await confirm(await lastCode(api, PHONE));
    const early = [await request(), await reset(), await request()];
    expect(early[1]?.body).toEqual({ verification_reset: { success: true } });
    for (const tooSoon of [early[0], early[2]]) {
      expect([tooSoon?.status, tooSoon?.headers['retry-after'], tooSoon?.body]).toEqual([
        429,
        '60',
        {
          code: 429,
          message: 'Новый код можно запросить через 60 секунд',
          fields: { retryAfter: 60, [CODE_TOO_EARLY]: true },
        },
      ]);
    }
    clock.pass(MINUTE);
    const sent = { verification: { need_reset: false, resendAfter: 120, expiresIn: 300 } };
    expect((await request()).body).toEqual(sent);
    await confirm(await lastCode(api, PHONE));
    clock.pass(2 * MINUTE);
    expect((await request()).body).toEqual({
      verification: { need_reset: true, resendAfter: 0, expiresIn: 0 },
    });
    await reset();
    expect((await request()).body['verification']).toMatchObject({ need_reset: false, expiresIn: 300 });
  });

  it('asks for a reset after a code whose tries are used up, but not for one that expired', async () => {
    await request();
    const code = await lastCode(api, PHONE);
    for (let attempt = 0; attempt < 5; attempt += 1) await confirm(wrongCode(code));
    expect((await request()).status).toBe(429);
    clock.pass(MINUTE);
    expect((await request()).body['verification']).toMatchObject({ need_reset: true });
    clock.pass(30 * MINUTE);
    expect((await request()).body['verification']).toMatchObject({ need_reset: false });
    clock.pass(6 * MINUTE);
    expect((await request()).body['verification']).toMatchObject({ need_reset: false });
  });

  it('does not let a reset take a pending code away', async () => {
    await request();
    await reset();
    expect((await confirm(await lastCode(api, PHONE))).status).toBe(200);
  });

  it('sends three codes in ten minutes and four a day to a phone for whoever has not confirmed it', async () => {
    const statuses: number[] = [];
    for (const wait of [0, 1, 2]) {
      clock.pass(wait * MINUTE);
      statuses.push((await request()).status);
    }
    clock.pass(4 * MINUTE);
    const burst = await request();
    expect([...statuses, burst.status]).toEqual([200, 200, 200, 429]);
    expect(burst.body['fields']).toEqual({ retryAfter: 3 * MINUTE });

    clock.pass(60 * MINUTE);
    expect((await request(PHONE, '198.51.100.8')).status).toBe(200);
    clock.pass(60 * MINUTE);
    const day = await request(PHONE, '198.51.100.9');
    expect([day.status, day.body['message']]).toEqual([429, 'На сегодня коды для этого номера закончились']);
  });

  it('gives an address five codes an hour without a captcha, an IPv6 customer as one', async () => {
    const phone = (index: number) => `7916${String(index).padStart(4, '0')}000`;
    for (const ip of [() => '203.0.113.9', (index: number) => `2001:db8:1:2::${index + 1}`]) {
      await truncate(api.dataSource);
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1)
        statuses.push((await request(phone(index), ip(index))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect((await request(phone(7), '2001:db8:1:3::1')).status).toBe(200);
  });

  it('gives a thousand neighbouring numbers twenty codes in ten minutes, wherever the requests come from', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push(
        (await request(`79165550${String(index).padStart(3, '0')}`, `198.51.100.${index}`)).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await request('79165551000', '198.51.100.99')).status).toBe(200);
  });

  it('spends nothing on a request that is refused', async () => {
    for (let index = 0; index < 5; index += 1) await request(`7916777${index}000`);
    for (let index = 0; index < 30; index += 1) expect((await request(PHONE)).status).toBe(429);
    expect((await request(PHONE, '203.0.113.77')).status).toBe(200);
  });

  it('refuses what is no Russian mobile', async () => {
    const WRONG = 'Введите номер мобильного: +7 и ещё десять цифр';
    for (const [phone, message] of [
      ['74951234567', 'Нужен мобильный номер: после +7 он начинается с 9'],
      ['375291234567', 'Нужен российский мобильный номер'],
      ['7916123456', WRONG],
      ['abc79161234567', WRONG],
      ['+7', 'Введите номер мобильного'],
      ['', 'Введите номер мобильного'],
    ]) {
      const { status, body } = await post(api, SMS_PATHS.request, { phone });
      expect([phone, status, body['error_validation']]).toEqual([phone, 422, { phone: [message] }]);
    }
  });

  it('keeps neither the code nor the phone in clear', async () => {
    await request();
    const code = await lastCode(api, PHONE);
    const [row] = await api.dataSource.query<{ text: string }[]>(
      `SELECT (SELECT json_agg(v)::text FROM phone_verification v) || (SELECT json_agg(r)::text FROM rate_limit r) AS text`,
    );
    expect(row?.text).not.toContain('9161234567');
    expect(row?.text).not.toContain(`"${code}"`);
  });
});
