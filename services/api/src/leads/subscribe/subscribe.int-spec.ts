import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ADMIN_SUBSCRIBER_PATHS,
  API_BASE_PATH,
  type InboxLetter,
  type InboxLetters,
  SUBSCRIBE_PATHS,
} from '@polden/api-contract';
import { productionLimits } from '../../core/config/limits.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { RETENTION } from '../../core/jobs/queues.ts';
import { get, post } from '../../testing/borrower.ts';
import { stopClock } from '../../testing/clock.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn } from '../../testing/staff.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const EMAIL = 'anna@mail.ru';
const DAY = 24 * 3600;

describe('subscribing to letters', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp({
      configure: (config) => ({ ...config, limits: { ...productionLimits, delivery: quickDelivery } }),
    });
  });
  afterAll(() => api.close());
  beforeEach(() => truncate(api.dataSource));

  const ask = (body: object = {}, ip = '203.0.113.1') =>
    post(api, SUBSCRIBE_PATHS.add, { email: EMAIL, consent: true, url: '/blog', ...body }, { ip });
  const letters = async (to = EMAIL): Promise<InboxLetter[]> =>
    ((await get(api, `dev/mail?to=${to}`)).body as unknown as InboxLetters).items;
  const letterNumber = async (count: number, to = EMAIL): Promise<InboxLetter> => {
    await eventually(async () => (await letters(to)).length === count);
    const [letter] = await letters(to);
    if (!letter) throw new Error('There is no letter');
    return letter;
  };
  const letterJobs = async (states = ''): Promise<unknown> => {
    const [row] = await api.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'subscription-letter' ${states}`,
    );
    return row?.count;
  };
  /** After the letters that are on their way. */
  const aMinuteLater = async (): Promise<void> => {
    await eventually(async () => (await letterJobs(`AND state <> 'completed'`)) === 0);
    await api.dataSource.query(
      `UPDATE pgboss.job SET created_on = created_on - interval '61 seconds' WHERE name = 'subscription-letter'`,
    );
  };
  const linkIn = (letter: InboxLetter): string => {
    const [url = ''] = /https?:\/\/\S+/u.exec(letter.text) ?? [];
    return url.replace(api.config.publicOrigin, '');
  };
  const open = (url: string) => api.app.inject({ url });
  const press = (url: string, headers = { 'content-type': 'text/plain' }) =>
    api.app.inject({ method: 'POST', url, headers, payload: '' });
  const status = async (): Promise<unknown> => {
    const [row] = await api.dataSource.query<{ status: string }[]>('SELECT status FROM subscriber');
    return row?.status;
  };
  const events = () =>
    api.dataSource.query<{ kind: string; consent_edition: string; consent_text: string }[]>(
      'SELECT kind, consent_edition, consent_text FROM subscriber_event ORDER BY id',
    );

  it('begins when the link of the letter is opened and the button pressed', async () => {
    const asked = await ask();
    expect([asked.status, asked.body]).toEqual([
      200,
      { ok: true, message: 'Мы отправили письмо: откройте его и подтвердите подписку.' },
    ]);
    const link = linkIn(await letterNumber(1));
    const page = await open(link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<button>Да, подписаться</button>');
    // Mail scanners open links.
    expect(await status()).toBe('pending');

    const done = await press(link);
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('<h1>Вы подписаны</h1>')]);
    expect(await status()).toBe('confirmed');
    expect((await press(link)).statusCode).toBe(200);
    const opened = await open(link);
    expect([opened.statusCode, opened.body]).toEqual([200, done.body]);
    const { body: consent } = await get(api, SUBSCRIBE_PATHS.consent);
    expect(await events()).toEqual(
      ['asked', 'confirmed'].map((kind) => ({
        kind,
        consent_edition: consent['edition'],
        consent_text: consent['text'],
      })),
    );
  });

  it('answers alike for an address that is subscribed, and tells only its owner', async () => {
    const first = await ask();
    await press(linkIn(await letterNumber(1)));
    const again = await ask({ email: ' Anna@Mail.RU ' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await letterNumber(2)).subject).toBe('Вы уже подписаны на письма компании «Полдень»');
    expect(await status()).toBe('confirmed');
  });

  it('keeps the consent of a subscriber whose address somebody names under another edition', async () => {
    await ask();
    await press(linkIn(await letterNumber(1)));
    const [, confirmed] = await events();
    await api.dataSource.query(`UPDATE subscriber SET consent_edition = '2020-01-01'`);
    await ask();
    const [row] = await api.dataSource.query<object[]>('SELECT consent_edition FROM subscriber');
    expect(row).toEqual({ consent_edition: '2020-01-01' });
    await api.dataSource.query(
      `INSERT INTO subscriber_event
         (subscriber_id, at, kind, consent_edition, consent_text, data_key_id, evidence)
       SELECT subscriber_id, now(), 'asked', '2027-01-01', 'Другой текст', data_key_id, evidence
       FROM subscriber_event LIMIT 1`,
    );
    await press(linkIn(await letterNumber(2)));
    expect((await events()).at(-1)).toEqual({ ...confirmed, kind: 'unsubscribed' });
  });

  it('ends with one click of a mail program, and begins anew only with a new confirmation', async () => {
    await ask();
    const confirm = linkIn(await letterNumber(1));
    await press(confirm);
    await ask();
    const unsubscribe = linkIn(await letterNumber(2));
    expect((await open(unsubscribe)).body).toContain('Отписаться от писем?');
    const left = await press(unsubscribe, { 'content-type': 'application/x-www-form-urlencoded' });
    expect([left.statusCode, left.body]).toEqual([200, expect.stringContaining('Вы отписались')]);
    expect(await status()).toBe('unsubscribed');
    expect((await open(unsubscribe)).body).toBe(left.body);
    for (const answer of [await open(confirm), await press(confirm)]) expect(answer.statusCode).toBe(410);
    await ask();
    expect(await status()).toBe('pending');
  });

  it('that has begun anew is not over when the end of the earlier one is long past', async () => {
    const retain = async (): Promise<unknown> => {
      await api.app.get(JobQueue).send(api.dataSource.manager, RETENTION, null);
      const waiting = `SELECT FROM pgboss.job WHERE name = '${RETENTION}' AND state <> 'completed'`;
      await eventually(async () => (await api.dataSource.query<object[]>(waiting)).length === 0);
      return status();
    };
    await ask();
    await press(linkIn(await letterNumber(1)));
    await api.dataSource.query(`UPDATE subscriber SET unsubscribed_at = now() - interval '366 days'`);
    expect(await retain()).toBe('confirmed');
    await api.dataSource.query(`UPDATE subscriber SET status = 'unsubscribed'`);
    expect(await retain()).toBeUndefined();
  });

  it('does not follow a link that was changed, is of another kind or has expired', async () => {
    const clock = stopClock();
    await ask();
    const link = linkIn(await letterNumber(1));
    const dead = [
      link.replace('id=1', 'id=2'),
      link.replace('subscribe/confirm', 'subscribe/unsubscribe'),
      `${API_BASE_PATH}${SUBSCRIBE_PATHS.confirm}`,
    ];
    clock.pass(3 * DAY + 1);
    for (const url of [...dead, link]) {
      expect((await open(url)).statusCode).toBe(410);
      expect((await press(url)).statusCode).toBe(410);
    }
    clock.restore();
    expect(await status()).toBe('pending');
  });

  it.each([
    [{ consent: false }, { consent: ['Отметьте согласие получать письма'] }],
    [{ consent: undefined }, { consent: ['Отметьте согласие получать письма'] }],
    [{ edition: '2020-01-01' }, { consent: ['Текст согласия обновился: прочитайте его ещё раз'] }],
    [{ email: 'anna' }, { email: ['Укажите почту: например, anna@mail.ru'] }],
    [{ email: 'a@b.ru, c@d.ru' }, { email: ['Укажите почту: например, anna@mail.ru'] }],
    [{ email: `a@b.ru\r\nBcc: c@d.ru` }, { email: ['Укажите почту: например, anna@mail.ru'] }],
  ])('is refused with %j', async (changes, validation) => {
    const { status: code, body } = await ask(changes);
    expect([code, body['error_validation']]).toEqual([422, validation]);
    expect(await status()).toBeUndefined();
  });

  it('takes the tick of a form without scripts', async () => {
    expect((await ask({ consent: 'on' })).status).toBe(200);
  });

  it('writes one letter where it is asked twice at once, within a minute, or before the letter has left', async () => {
    const twice = await Promise.all([ask(), ask()]);
    expect(twice.map(({ status: code }) => code)).toEqual([200, 200]);
    await ask();
    await letterNumber(1);
    expect(await letterJobs()).toBe(1);
    expect((await events()).map(({ kind }) => kind)).toEqual(['asked', 'asked', 'asked']);
    await aMinuteLater();
    await api.dataSource.query(`UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '1 hour'
      WHERE name = 'subscription-letter'`);
    // Of three a day these were the last: another day.
    await api.dataSource.query('DELETE FROM rate_limit');
    await ask();
    expect(await letterJobs()).toBe(1);
    await api.dataSource.query(
      `UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE name = 'subscription-letter'`,
    );
    await ask();
    expect(await letterJobs()).toBe(2);
  });

  it('writes three letters a day to one address and does not say so', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await ask({}, `198.51.100.${index}`)).status);
      await aMinuteLater();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    await letterNumber(3);
    expect(await letterJobs()).toBe(3);
  });

  it('serves an address ten times an hour without a captcha', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await ask({ email: `a${index}@mail.ru` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('keeps the address, the IP and the browser sealed, and what was agreed to for ever', async () => {
    await ask();
    const text = JSON.stringify([
      await api.dataSource.query('SELECT s::text FROM subscriber s'),
      await api.dataSource.query('SELECT e::text FROM subscriber_event e'),
      await api.dataSource.query('SELECT * FROM pgboss.job'),
      await api.dataSource.query('SELECT * FROM rate_limit'),
    ]);
    expect(text).not.toMatch(/anna@|203\.0\.113\.1/u);
    await expect(api.dataSource.query('DELETE FROM subscriber_event')).rejects.toThrow('never changed');
    await expect(api.dataSource.query(`UPDATE subscriber_event SET consent_text = ''`)).rejects.toThrow(
      'never changed',
    );
  });

  it('shows the staff who asked, and gives whole addresses to those who may export', async () => {
    await ask();
    await press(linkIn(await letterNumber(1)));
    await ask({ email: 'waits@mail.ru', url: '=cmd' });
    const [user, manager, admin] = [
      await signIn(api, 'USER'),
      await signIn(api, 'MANAGER'),
      await signIn(api, 'ADMIN'),
    ];
    expect((await user.get(ADMIN_SUBSCRIBER_PATHS.list)).status).toBe(403);
    const { body } = await manager.get(ADMIN_SUBSCRIBER_PATHS.list);
    expect(body).toMatchObject({
      items: [
        { email: 'wa•••@mail.ru', status: 'pending', confirmedAt: null },
        { email: 'an•••@mail.ru', status: 'confirmed', url: '/blog' },
      ],
      pageCount: 1,
    });
    expect((await manager.get(`${ADMIN_SUBSCRIBER_PATHS.list}?status=pending`)).body['items']).toHaveLength(
      1,
    );
    expect((await manager.get(ADMIN_SUBSCRIBER_PATHS.export)).status).toBe(403);
    const csv = await api.app.inject({
      url: `${API_BASE_PATH}${ADMIN_SUBSCRIBER_PATHS.export}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    expect(csv.headers['content-disposition']).toBe('attachment; filename="subscribers.csv"');
    const [head, row, ...rest] = csv.body.split('\r\n');
    expect(head).toBe('\uFEFF"Почта";"Подтверждена";"Редакция согласия";"Страница"');
    expect(row).toMatch(/^"anna@mail\.ru";"\d\d\.\d\d\.\d{4} \d\d:\d\d";"\d{4}-\d\d-\d\d";"\/blog"$/u);
    expect(rest).toEqual(['']);
    const records = await api.dataSource.query<Record<string, unknown>[]>(
      `SELECT actor_name, entity, title, before, after FROM history_document WHERE action = 'export'`,
    );
    expect(records).toEqual([
      {
        actor_name: 'Сотрудник admin',
        entity: 'subscriber',
        title: 'Выгрузка подписчиков',
        before: null,
        after: { total: 1 },
      },
    ]);
  });

  it('exports no cell that acts, also after spaces', async () => {
    await ask({ url: ' =HYPERLINK("https://evil.example")' });
    await api.dataSource.query(`UPDATE subscriber SET status = 'confirmed'`);
    const admin = await signIn(api, 'ADMIN');
    const csv = await api.app.inject({
      url: `${API_BASE_PATH}${ADMIN_SUBSCRIBER_PATHS.export}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    // The spaces around a line are not kept.
    expect(csv.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });
});
