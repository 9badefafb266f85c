import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PHONE_DEVICE_COOKIE, PHONE_VERIFICATION_HEADER, SMS_PATHS } from '@polden/api-contract';
import { productionLimits } from '../core/config/limits.ts';
import { browser, inbox, lastCode, post, verifyPhone, wrongCode } from '../testing/borrower.ts';
import { eventually } from '../testing/eventually.ts';
import { cookiesOf } from '../testing/staff.ts';
import { TITLE_LOAN } from '../testing/leads.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { ConfirmationShare } from './confirmation-share.ts';

const PHONE = '79161234567';
const HOUR_MS = 3600 * 1000;

describe('SMS codes under attack, with production limits', () => {
  let server: Server;
  let alarms: string[];
  /** The receiver of alarms takes them and does not answer, until it is told to. */
  let isDeaf: boolean;
  let unanswered: ServerResponse[];
  const log: string[] = [];
  let api: TestApp;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        alarms.push((JSON.parse(body) as { text: string }).text);
        if (isDeaf) unanswered.push(response);
        else response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    api = await startTestApp({
      env: { SMS_ALARM_URL: `http://127.0.0.1:${port}/alarm` },
      logTo: { write: (line) => void log.push(line) },
      configure: (config) => ({ ...config, limits: { ...productionLimits, delivery: quickDelivery } }),
    });
  });
  beforeEach(async () => {
    [alarms, unanswered, isDeaf] = [[], [], false];
    log.length = 0;
    await truncate(api.dataSource);
  });
  afterAll(async () => {
    await api.close();
    await new Promise((resolve) => server.close(resolve));
  });

  const request = (phone = PHONE, ip = '203.0.113.1', name = 'anna') =>
    post(api, SMS_PATHS.request, { phone }, { ip, headers: browser(name) });
  const counted = () => api.app.get(ConfirmationShare).counted();
  const thisHour = (sent: number, confirmed: number) =>
    api.dataSource.query('INSERT INTO sms_hour (hour, sent, confirmed) VALUES ($1, $2, $3)', [
      new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS),
      sent,
      confirmed,
    ]);

  const spendOfDay = (points: number) =>
    api.dataSource.query(
      `INSERT INTO rate_limit (key, points, expire) VALUES ('sms-spend', $1, $2)
       ON CONFLICT (key) DO UPDATE SET points = EXCLUDED.points`,
      [points, Date.now() + productionLimits.sms.spend.seconds * 1000],
    );

  it('stop when the day has cost what it may, for everybody and for nothing else', async () => {
    const { spend } = productionLimits.sms;
    await spendOfDay(spend.points - 1);
    expect((await request()).status).toBe(200);
    const stopped = await request('79031234567', '198.51.100.1');
    expect([stopped.status, stopped.body['message']]).toEqual([
      429,
      'Сейчас мы не можем отправить код. Попробуйте позже',
    ]);
    expect((await post(api, SMS_PATHS.confirm, { phone: PHONE, code: '000000' })).status).toBe(422);
  });

  it('cost the neighbours and the service nothing where none was sent', async () => {
    const { numberRange, spend } = productionLimits.sms;
    await spendOfDay(spend.points - 2);
    for (let index = 0; index <= numberRange.points; index += 1)
      expect((await request(PHONE, `198.51.100.${index}`, `visitor${index}`)).status).toBe(200);
    expect(await inbox(api, PHONE)).toHaveLength(1);
    const neighbour = '79161234999';
    expect((await request(neighbour)).status).toBe(200);
    expect(await inbox(api, neighbour)).toHaveLength(1);
    expect((await request('79031234567')).status).toBe(429);
  });

  it('raise an alarm when fewer than thirty in a hundred are confirmed', async () => {
    await thisHour(49, 14);
    await request();
    await counted();
    expect(alarms).toEqual([
      'Коды из СМС: за час подтверждено 14 из 50. Похоже, сообщения тратит кто-то чужой.',
    ]);
  });

  it.each([
    [49, 15],
    [48, 0],
    [50, 0],
  ])('raise none after %i sent and %i confirmed', async (sent, confirmed) => {
    await thisHour(sent, confirmed);
    await request();
    await counted();
    expect(alarms).toEqual([]);
  });

  it('are sent though nobody answers the alarm', async () => {
    isDeaf = true;
    await thisHour(49, 0);
    expect((await request()).status).toBe(200);
    // Given up after seconds, and then it is said in the log.
    expect(log.join()).not.toContain('was not delivered');
    await eventually(() => Promise.resolve(unanswered.length === 1));
    for (const response of unanswered) response.end();
    await counted();
  });

  it('are sent and confirmed though they cannot be counted', async () => {
    await api.dataSource.query('ALTER TABLE sms_hour RENAME TO sms_hour_away');
    const asked = await request();
    const code = await lastCode(api, PHONE);
    const answer = await post(api, SMS_PATHS.confirm, { phone: PHONE, code }, { headers: browser('anna') });
    await counted();
    await api.dataSource.query('ALTER TABLE sms_hour_away RENAME TO sms_hour');
    expect([asked.status, answer.status]).toEqual([200, 200]);
  });

  it('are answered alike for a phone that is known and one that is not', async () => {
    const headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
    expect((await post(api, LEAD_PATHS.create, { phone: PHONE, ...TITLE_LOAN }, { headers })).status).toBe(
      200,
    );
    await api.dataSource.query('TRUNCATE phone_verification');
    const [known, unknown] = [await request(), await request('79031234567')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const [wrong, never] = await Promise.all(
      ['79031234567', '79051234567'].map((phone) => post(api, SMS_PATHS.reset, { phone })),
    );
    expect([wrong?.status, wrong?.body]).toEqual([never?.status, never?.body]);
  });

  it('tell nobody that somebody else has asked for the phone, confirmed it or used up its codes', async () => {
    const fresh = { need_reset: false, resendAfter: 60, expiresIn: 300 };
    const stranger = async (name: string) =>
      (await request(PHONE, '198.51.100.7', name)).body['verification'];
    await request();
    expect(await stranger('boris')).toEqual(fresh);
    const code = await lastCode(api, PHONE);
    await post(api, SMS_PATHS.confirm, { phone: PHONE, code }, { headers: browser('anna') });
    expect(await stranger('vera')).toEqual(fresh);
    // The one before serves nobody any more.
    expect(await inbox(api, PHONE)).toHaveLength(2);

    await api.dataSource.query('UPDATE rate_limit SET points = 100 WHERE key LIKE $1', ['sms-phone%']);
    await api.dataSource.query('UPDATE phone_verification SET resend_at = now()');
    expect(await stranger('galina')).toEqual(fresh);
    expect(await inbox(api, PHONE)).toHaveLength(2);
    const without = await post(api, SMS_PATHS.request, { phone: PHONE }, { ip: '198.51.100.8' });
    expect(without.body['verification']).toEqual(fresh);
    expect(String(without.headers['set-cookie'])).toMatch(/^phone_visitor=[\w-]{22}; .*HttpOnly/);
  });

  describe('guessed by others', () => {
    const GONE = [422, { code: ['Код больше не действует. Запросите новый'] }];
    const left = (tries: string) => [422, { code: [`Неверный код. ${tries}`] }];
    const confirm = async (code: string, headers: Record<string, string>, phone = PHONE) => {
      const { status, body } = await post(api, SMS_PATHS.confirm, { phone, code }, { headers });
      return [status, body['error_validation']];
    };
    const guess = async (headers: Record<string, string>) =>
      confirm(wrongCode(await lastCode(api, PHONE)), headers);
    const times = async (count: number, act: () => Promise<unknown>) => {
      const answers: unknown[] = [];
      for (let index = 0; index < count; index += 1) answers.push(await act());
      return answers;
    };

    it('stay good for who has asked, and the others read what they read of any phone', async () => {
      expect(await confirm('000000', {}, '79031234567')).toEqual(GONE);
      await request();
      expect(await times(6, () => guess({}))).toEqual(Array(6).fill(GONE));
      expect(await times(6, () => guess(browser('boris')))).toEqual(Array(6).fill(GONE));
      expect(await guess(browser('anna'))).toEqual(left('Осталось 4 попытки'));
      expect((await request()).body['verification']).toMatchObject({ need_reset: false });
      expect(await confirm(await lastCode(api, PHONE), browser('anna'))).toEqual([200, undefined]);
    });

    it('count for each visitor who has asked as if nobody else had', async () => {
      await request();
      await request(PHONE, '198.51.100.7', 'boris');
      const told = await times(5, () => guess(browser('boris')));
      expect([told[0], told[4]]).toEqual([
        left('Осталось 4 попытки'),
        left('Попытки закончились, запросите новый код'),
      ]);
      expect(await guess(browser('anna'))).toEqual(left('Осталось 4 попытки'));
      expect((await request(PHONE, '198.51.100.7', 'boris')).status).toBe(429);
      expect(await confirm(await lastCode(api, PHONE), browser('anna'))).toEqual([200, undefined]);
    });

    it('keep to the visitor although others ask after him', async () => {
      await request();
      const first = await lastCode(api, PHONE);
      await api.dataSource.query('UPDATE phone_verification SET resend_at = now()');
      await request(PHONE, '198.51.100.7', 'boris');
      await times(6, () => guess({}));
      expect(await inbox(api, PHONE)).toHaveLength(2);
      expect(await confirm(first, browser('anna'))).toEqual([200, undefined]);
    });

    it('serve once where they were not asked for, and who has asked is told to ask again', async () => {
      await request();
      const code = await lastCode(api, PHONE);
      expect(await guess({})).toEqual(GONE);
      expect(await confirm(code, browser('phone'))).toEqual([200, undefined]);
      expect(await confirm(code, browser('phone'))).toEqual([200, undefined]);
      expect(await confirm(code, {})).toEqual(GONE);
      expect(await confirm(code, browser('anna'))).toEqual(GONE);
      expect((await request()).status).toBe(429);
      await api.dataSource.query('UPDATE phone_verification SET resend_at = now()');
      expect((await request()).body['verification']).toMatchObject({ need_reset: true });
    });

    it('are sent anew to the next who asks as soon as the one before has been confirmed', async () => {
      await request();
      expect(await confirm(await lastCode(api, PHONE), browser('anna'))).toEqual([200, undefined]);
      await request(PHONE, '198.51.100.7', 'boris');
      expect(await inbox(api, PHONE)).toHaveLength(2);
      expect(await confirm(await lastCode(api, PHONE), browser('boris'))).toEqual([200, undefined]);
    });

    it('are compared five times for all who have not asked, and then for nobody but who has', async () => {
      await request();
      await times(5, () => guess({}));
      const code = await lastCode(api, PHONE);
      expect(await confirm(code, browser('boris'))).toEqual(GONE);
      await request(PHONE, '198.51.100.7', 'vera');
      expect(await confirm(code, browser('vera'))).toEqual(left('Осталось 4 попытки'));
      expect(await confirm(code, browser('anna'))).toEqual([200, undefined]);
    });
  });

  it('give a phone no more messages when they are asked for by many', async () => {
    const { phoneBurst } = productionLimits.sms;
    for (let index = 0; index < phoneBurst.points + 3; index += 1) {
      await api.dataSource.query('UPDATE phone_verification SET resend_at = now()');
      expect((await request(PHONE, `198.51.100.${index}`, `visitor${index}`)).status).toBe(200);
    }
    expect(await inbox(api, PHONE)).toHaveLength(phoneBurst.points);
  });

  describe('of which strangers have used up those of the day', () => {
    const ofDay = productionLimits.sms.phoneDay.points;
    const letTimersPass = async (budgets: string) => {
      await api.dataSource.query('UPDATE phone_verification SET resend_at = now()');
      await api.dataSource.query('DELETE FROM rate_limit WHERE key LIKE ANY ($1)', [budgets.split(' ')]);
    };
    const useUp = async (phone = PHONE) => {
      for (let index = 0; index < ofDay + 2; index += 1) {
        await letTimersPass('sms-phone:%');
        await request(phone, `198.51.100.${index}`, `stranger${index}`);
      }
    };
    /** Cookies of a browser in which the owner has confirmed the phone some time ago. */
    const ownBrowser = async () => {
      await request();
      const answer = await post(
        api,
        SMS_PATHS.confirm,
        { phone: PHONE, code: await lastCode(api, PHONE) },
        { headers: browser('anna') },
      );
      const { [PHONE_DEVICE_COOKIE]: device = '' } = cookiesOf(answer);
      await truncate(api.dataSource);
      return { cookie: `${browser('anna')['cookie']}; ${PHONE_DEVICE_COOKIE}=${device}` };
    };

    it('come all the same to a browser that has confirmed the phone before, as often as to any', async () => {
      const headers = await ownBrowser();
      await useUp();
      expect(await inbox(api, PHONE)).toHaveLength(ofDay);
      // The timer that a stranger has started does not hold it up either.
      const own = () => post(api, SMS_PATHS.request, { phone: PHONE }, { ip: '203.0.113.1', headers });
      for (let index = 0; index < ofDay; index += 1) {
        expect((await own()).status).toBe(200);
        await letTimersPass('sms-phone-proved:% sms-ip%');
      }
      expect(await inbox(api, PHONE)).toHaveLength(2 * ofDay);
      const stopped = await own();
      expect([stopped.status, stopped.body['message']]).toEqual([
        429,
        'На сегодня коды для этого номера закончились',
      ]);
    });

    it('come to it although others have used up those of the neighbours or of the whole service', async () => {
      const { numberRange, spend, spendWithProved } = productionLimits.sms;
      const headers = await ownBrowser();
      const ask = async (phone: string, from: object = {}) => {
        const { status } = await post(api, SMS_PATHS.request, { phone }, { ip: '203.0.113.1', ...from });
        return [status, (await inbox(api, phone)).length];
      };
      for (let index = 0; index < numberRange.points; index += 1)
        await request(`791612348${index + 10}`, `198.51.100.${index}`, `stranger${index}`);
      expect(await ask('79161234999')).toEqual([429, 0]);
      expect(await ask(PHONE, { headers })).toEqual([200, 1]);

      await spendOfDay(spend.points);
      await letTimersPass('sms-phone-proved:%');
      expect(await ask('79031234567')).toEqual([429, 0]);
      expect(await ask(PHONE, { headers })).toEqual([200, 2]);
      await spendOfDay(spendWithProved.points);
      await letTimersPass('sms-phone-proved:%');
      expect(await ask(PHONE, { headers })).toEqual([429, 2]);
    });

    it('come to no browser that has confirmed another phone, or with a cookie that is forged', async () => {
      const { cookie } = await ownBrowser();
      const neighbour = '79161234568';
      for (const [phone, headers] of [
        [PHONE, { cookie: `${cookie.slice(0, -4)}AAAA` }],
        [neighbour, { cookie }],
      ] as const) {
        await useUp(phone);
        await letTimersPass('');
        await post(api, SMS_PATHS.request, { phone }, { ip: '203.0.113.2', headers });
        expect(await inbox(api, phone)).toHaveLength(ofDay);
      }
    });

    it('are left to others by whoever asks from one address, whatever he calls himself', async () => {
      const { phoneOfOne } = productionLimits.sms;
      for (let index = 0; index < ofDay; index += 1) {
        await letTimersPass('sms-phone:% sms-ip%');
        const { body } = await request(PHONE, '198.51.100.7', `name${index}`);
        expect(body['verification']).toEqual({ need_reset: false, resendAfter: 60, expiresIn: 300 });
      }
      expect(await inbox(api, PHONE)).toHaveLength(phoneOfOne.points);
      await letTimersPass('');
      await request();
      expect(await inbox(api, PHONE)).toHaveLength(phoneOfOne.points + 1);
    });
  });

  it('wait a minute for the second and up to half an hour and two minutes for later ones', async () => {
    const waits: unknown[] = [];
    for (let index = 0; index < 7; index += 1) {
      await api.dataSource.query('UPDATE phone_verification SET resend_at = now()');
      await api.dataSource.query('DELETE FROM rate_limit');
      const { body } = await request(PHONE, `198.51.100.${index}`);
      waits.push((body['verification'] as { resendAfter: number }).resendAfter);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 1920]);
  });
});
