import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMS_PATHS } from '@polden/api-contract';
import { productionLimits } from '../core/config/limits.ts';
import { browser, post } from '../testing/borrower.ts';
import { quickDelivery, startTestApp, type TestApp } from '../testing/test-app.ts';

interface Received {
  key: unknown;
  body: string;
}

const codeIn = (message: Received | undefined): string => /#(\d{6})/u.exec(message?.body ?? '')?.[1] ?? '';

describe('SMS through a gateway, with a captcha provider', () => {
  let server: Server;
  let received: Received[];
  let failures: number;
  let failsWith: number;
  /** The provider takes the message and does not say so. */
  let breaksOff: boolean;
  let api: TestApp;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (request.url === '/captcha') {
          response.end(JSON.stringify({ status: body.includes('token=solved') ? 'ok' : 'failed' }));
          return;
        }
        received.push({ key: request.headers['idempotency-key'], body });
        if (breaksOff) return void response.destroy();
        failures -= 1;
        response.writeHead(failures >= 0 ? failsWith : 200).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    api = await startTestApp({
      env: {
        SMS_DRIVER: 'http',
        SMS_HTTP_URL: `${origin}/sms`,
        CAPTCHA_DRIVER: 'http',
        CAPTCHA_VERIFY_URL: `${origin}/captcha`,
        CAPTCHA_SECRET: 'secret',
      },
      configure: (config) => ({ ...config, limits: { ...productionLimits, delivery: quickDelivery } }),
    });
  });
  beforeEach(() => {
    received = [];
    failures = 0;
    failsWith = 503;
    breaksOff = false;
  });
  afterEach(() => api.dataSource.query('TRUNCATE rate_limit, phone_verification'));
  afterAll(async () => {
    await api.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it('repeats a failed message under one key and has no dev inbox', async () => {
    failures = 2;
    expect((await post(api, SMS_PATHS.request, { phone: '79161234567' })).status).toBe(200);
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      phone: '+79161234567',
      text: expect.stringMatching(/#\d{6}$/),
    });
    expect((await api.app.inject({ url: '/api/v1/dev/sms' })).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/api/v1/dev/sms-page' })).statusCode).toBe(404);
  });

  it('repeats what the provider had too much of, and no message that it refuses', async () => {
    const tries = async (status: number) => {
      [received, failures, failsWith] = [[], 1, status];
      const phone = `7916000${status}0`.padEnd(11, '0');
      const answer = await post(api, SMS_PATHS.request, { phone });
      return [answer.status, received.length];
    };
    expect(await tries(429)).toEqual([200, 2]);
    expect(await tries(400)).toEqual([503, 1]);
    expect(await tries(402)).toEqual([503, 1]);
  });

  it('says that the message could not be sent, and lets the person ask again at once', async () => {
    failures = 3;
    const headers = browser('anna');
    const failed = await post(api, SMS_PATHS.request, { phone: '79161234567' }, { headers });
    expect([failed.status, failed.body]).toEqual([
      503,
      { code: 503, message: 'Не удалось отправить СМС. Попробуйте ещё раз через минуту' },
    ]);
    const again = await post(api, SMS_PATHS.request, { phone: '79161234567' }, { headers });
    expect(again.body).toEqual({ verification: { need_reset: false, resendAfter: 60, expiresIn: 300 } });
  });

  it('takes nothing from the phone for messages that were not sent', async () => {
    [failures, failsWith] = [4, 403];
    const headers = browser('anna');
    const ask = () => post(api, SMS_PATHS.request, { phone: '79161234567' }, { headers });
    const answers = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 200]);
    expect(answers[4]?.body).toEqual({
      verification: { need_reset: false, resendAfter: 60, expiresIn: 300 },
    });
    expect(received).toHaveLength(5);
    const spent = await api.dataSource.query<object[]>(
      `SELECT split_part(key, ':', 1) AS name, points FROM rate_limit ORDER BY 1`,
    );
    expect(spent).toEqual([
      { name: 'sms-ip', points: 5 },
      { name: 'sms-ip-plain', points: 5 },
      ...['', '-day', '-day-own', '-from', '-own'].map((rest) => ({ name: `sms-phone${rest}`, points: 1 })),
      { name: 'sms-range', points: 1 },
      { name: 'sms-spend', points: 1 },
    ]);
  });

  it('puts the code of before back where the next one was not sent', async () => {
    const headers = browser('anna');
    const phone = '79161234567';
    await post(api, SMS_PATHS.request, { phone }, { headers });
    await api.dataSource.query('UPDATE phone_verification SET resend_at = now()');
    [failures, failsWith] = [1, 403];
    expect((await post(api, SMS_PATHS.request, { phone }, { headers })).status).toBe(503);
    const code = codeIn(received[0]);
    expect((await post(api, SMS_PATHS.confirm, { phone, code }, { headers })).status).toBe(200);
  });

  it.each([
    ['breaks off', 0],
    ['fails', 500],
    ['is behind somebody who has not heard of it', 502],
  ])('leaves the code good that the provider may have sent, who %s', async (_how, status) => {
    if (status === 0) breaksOff = true;
    else [failures, failsWith] = [3, status];
    const headers = browser('anna');
    const phone = '79161234567';
    expect((await post(api, SMS_PATHS.request, { phone }, { headers })).status).toBe(503);
    const code = codeIn(received.at(-1));
    expect((await post(api, SMS_PATHS.confirm, { phone, code }, { headers })).status).toBe(200);
  });

  it('lets the person ask again at once for a code that the provider may have sent', async () => {
    breaksOff = true;
    const headers = browser('anna');
    await post(api, SMS_PATHS.request, { phone: '79161234567' }, { headers });
    breaksOff = false;
    received = [];
    expect((await post(api, SMS_PATHS.request, { phone: '79161234567' }, { headers })).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it('gives ten codes an hour for solved captchas, five without and five for forged ones', async () => {
    const codes = async (token: string | undefined, host: number): Promise<number> => {
      let sent = 0;
      for (let index = 0; index < 11; index += 1) {
        const phone = `7916${String(index).padStart(4, '0')}00${host}`;
        const { status } = await post(
          api,
          SMS_PATHS.request,
          { phone, ...(token && { token }) },
          { ip: `203.0.113.${host}` },
        );
        if (status === 200) sent += 1;
        await api.dataSource.query('TRUNCATE phone_verification');
        await api.dataSource.query(`DELETE FROM rate_limit WHERE key LIKE 'sms-phone%'`);
      }
      return sent;
    };
    expect(await codes('solved', 1)).toBe(10);
    expect(await codes(undefined, 2)).toBe(5);
    expect(await codes('forged', 3)).toBe(5);
  });
});
