import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SUBSCRIBE_PATHS } from '@polden/api-contract';
import { SMTPServer } from 'smtp-server';
import { get, post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

interface Received {
  from: string;
  to: string[];
  source: string;
}

/** Replies of the server for refused recipients. */
const UNKNOWN: Record<string, number> = { 'gone@mail.ru': 550, 'later@mail.ru': 450 };

describe('letters through a mail server', () => {
  const received: Received[] = [];
  const asked: string[] = [];
  const lines: string[] = [];
  let refusals = 0;
  let server: SMTPServer;
  let api: TestApp;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        const known = username === 'polden' && password === 'p@ss';
        done(known ? null : new Error('Wrong login'), known ? { user: username } : undefined);
      },
      onRcptTo: ({ address }, _session, done) => {
        asked.push(address);
        const reply = UNKNOWN[address];
        const refusal = Object.assign(new Error(`<${address}> is unknown`), { responseCode: reply });
        done(reply === undefined ? null : refusal);
      },
      onData: (stream, { envelope }, done) => {
        let source = '';
        stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
        stream.on('end', () => {
          refusals -= 1;
          if (refusals >= 0) return done(new Error('Try later'));
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    api = await startTestApp({
      env: {
        MAIL_DRIVER: 'smtp',
        SMTP_URL: `smtp://polden:p%40ss@127.0.0.1:${port}`,
        MAIL_FROM: 'pisma@polden.example',
      },
      logTo: { write: (line) => void lines.push(line) },
    });
  });
  afterEach(() => truncate(api.dataSource));
  afterAll(async () => {
    await api.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('arrive once, in Russian, though the server refused at first', async () => {
    refusals = 2;
    expect((await post(api, SUBSCRIBE_PATHS.add, { email: 'anna@mail.ru', consent: true })).status).toBe(200);
    await eventually(() => Promise.resolve(received.length === 1));
    const [letter] = received;
    expect(letter).toMatchObject({ from: 'pisma@polden.example', to: ['anna@mail.ru'] });
    const subject = [...(letter?.source ?? '').matchAll(/=\?UTF-8\?[BQ]\?[^?]+\?=/giu)].map(([word]) => word);
    expect(subject.length).toBeGreaterThan(1);
    expect(letter?.source).toMatch(/Content-Type: multipart\/alternative/u);
    expect(letter?.source.replaceAll('=\r\n', '')).toMatch(/subscribe\/confirm\?id=3D1&amp;expires=3D/u);
  });

  it('carry the one-click way to unsubscribe once there is something to unsubscribe from', async () => {
    received.length = 0;
    await post(api, SUBSCRIBE_PATHS.add, { email: 'anna@mail.ru', consent: true });
    await eventually(() => Promise.resolve(received.length > 0));
    // Confirmed since the first letter: the second one is not held back for its sake.
    await api.dataSource.query(`UPDATE subscriber SET status = 'confirmed', confirmed_at = now()`);
    await post(api, SUBSCRIBE_PATHS.add, { email: 'anna@mail.ru', consent: true });
    await eventually(() =>
      Promise.resolve(received.some(({ source }) => source.includes('List-Unsubscribe:'))),
    );
    const letter = received.find(({ source }) => source.includes('List-Unsubscribe:'));
    expect(letter?.source).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/u);
    expect(letter?.source.replace(/\r\n\s+/gu, '')).toMatch(
      /List-Unsubscribe:<http:\/\/localhost:4200\/api\/v1\/subscribe\/unsubscribe\?id=1&signature=[\w-]+>/u,
    );
  });

  it.each([
    ['gone@mail.ru', 550, 1],
    ['later@mail.ru', 450, 1 + quickDelivery.retryLimit],
  ])(
    'to %s, refused with %i, are tried %i times and given up with a line in the log, and the queue keeps no address',
    async (email, code, tries) => {
      lines.length = 0;
      await post(api, SUBSCRIBE_PATHS.add, { email, consent: true });
      const jobs = () =>
        api.dataSource.query<{ state: string; output: unknown }[]>(
          `SELECT state, output FROM pgboss.job WHERE name = 'subscription-letter'`,
        );
      await eventually(async () => (await jobs())[0]?.state === 'failed');
      expect(await jobs()).toEqual([
        { state: 'failed', output: { reason: `The mail server answered ${code}` } },
      ]);
      expect(asked.filter((address) => address === email)).toHaveLength(tries);
      const said = () =>
        lines.filter((line) => /"level":50,.*"subscriber \d+: the letter was not sent"/u.test(line));
      await eventually(() => Promise.resolve(said().length > 0));
      expect(said()).toHaveLength(1);
      expect(lines.join('')).not.toContain(email);
    },
  );

  it('are not shown by a dev inbox', async () => {
    expect((await get(api, 'dev/mail')).status).toBe(404);
    expect((await get(api, 'dev/mail-page')).status).toBe(404);
  });
});

describe('without mail', () => {
  it('nobody is promised a letter', async () => {
    const api = await startTestApp({ env: { MAIL_DRIVER: 'none' } });
    const { status, body } = await post(api, SUBSCRIBE_PATHS.add, { email: 'anna@mail.ru', consent: true });
    await api.close();
    expect([status, body]).toEqual([503, { code: 503, message: 'Подписка на письма пока не работает' }]);
  });
});
