import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LOG_FRONT_PATH } from '@polden/api-contract';
import { createApp } from '../../create-app.ts';
import { createLogger } from '../../core/logging/logger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: NestFastifyApplication;
const lines: string[] = [];

beforeAll(async () => {
  api = await startTestApp();
  const limits = { ...api.config.limits, frontLog: { ip: { points: 3, seconds: 600 } } };
  app = await createApp(
    { ...api.config, limits, isOwnOrigin: api.config.isOwnOrigin.bind(api.config) },
    createLogger('debug', { write: (line) => void lines.push(line) }),
  );
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const ENTRY = {
  level: 'error',
  payload: {
    phone: '8 916 123-45-67',
    url: 'https://polden.example/lk/79161234567/zaim/anna@mail.ru/ivan%40mail.ru?phone=79161234567#x',
    message: 'POST lead/create?phone=79161234567: 500 for 8 (916) 123-45-67, anna.b@mail.ru',
  },
};

function log(payload: object, ip: string, base = '/api/v1/') {
  return app.inject({ method: 'POST', url: `${base}${LOG_FRONT_PATH}`, payload, remoteAddress: ip });
}

describe('the log of browsers', () => {
  it('keeps a mask of the phone and the address without what is personal', async () => {
    for (const base of ['/api/v1/', '/api/']) {
      lines.length = 0;
      const answer = await log(ENTRY, '203.0.113.1', base);
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
      const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(entries.find(({ msg }) => msg === 'front')).toMatchObject({
        level: 50,
        visitor: '+7 916 ***-**-67',
        page: 'https://polden.example/lk/•/zaim/•/•',
        message: 'POST lead/create 500 for •, •',
      });
      expect(lines.join('')).not.toMatch(/1234567|anna|ivan/u);
    }
  });

  it('keeps a phone that is masked already as it is', async () => {
    lines.length = 0;
    await log({ level: 'warn', payload: { phone: '+7 916 ***-**-67', url: '/' } }, '203.0.113.4');
    expect(lines.join('')).toContain('"visitor":"+7 916 ***-**-67"');
  });

  it('takes null for what is not said', async () => {
    const payload = { phone: null, url: '/blog', message: null };
    expect((await log({ level: 'info', payload }, '203.0.113.5')).statusCode).toBe(200);
  });

  it.each([
    [{ ...ENTRY, level: 'fatal' }, 'level'],
    [{ level: 'info' }, 'payload'],
    [{ level: 'info', payload: { phone: 7 } }, 'payload.url'],
  ])('refuses %j for its %s', async (entry, field) => {
    const answer = await log(entry, '203.0.113.2');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['error_validation', field]);
  });

  it('takes no more than four kilobytes, and not without end', async () => {
    const url = `/${'x'.repeat(5000)}`;
    expect((await log({ level: 'info', payload: { url } }, '203.0.113.3')).statusCode).toBe(413);
    const short = { level: 'info', payload: { url: '/blog' } };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await log(short, '203.0.113.3')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
