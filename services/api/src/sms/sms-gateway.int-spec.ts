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

describe('SMS through a gateway, with a captcha provider', () => {
  let server: Server;
  let received: Received[];
  let failures: number;
  let failsWith: number;
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
    expect(again.body).toEqual({ verification: { need_reset: false, resendAfter: 120, expiresIn: 300 } });
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
