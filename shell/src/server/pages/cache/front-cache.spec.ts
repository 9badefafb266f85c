import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { canaryOf, mapOf, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type Answer, type TestShell } from '../../../testing/test-shell.ts';

const KAZAN = 'kazan.polden.example';
const VISITOR = 'visitor=6f1c1f0e-8f62-4d4f-9d7c-0c9f4f9a1b2c';
const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

/** Two kept pages, one of which differs between cities. */
const pagesOf = (version: string) => `const { jsx } = require('react/jsx-runtime');
const { useRouteLoaderData } = require('react-router-dom');
const Page = () => jsx('h1', { children: '${version} ' + useRouteLoaderData('shell').city.alias });
const handle = { chunk: 'test', layout: 'simple', cacheTags: ['blog'] };
exports.routes = [
  { path: '/test', handle, Component: Page },
  { path: '/city', handle: { ...handle, cityVariant: true }, Component: Page },
];`;

let shell: TestShell;

const release = (version: string) =>
  writeRelease(shell.artifactsDir, { version, server: pagesOf(version), paths: ['/test', '/city'] });

beforeEach(async () => {
  shell = await startTestShell({ publicOrigin: 'http://polden.example', hsts: 'max-age=60' });
  await shell.sets.adopt(mapOf(1, await release('1.0.0')));
});

afterEach(() => shell.stop());

/** The answer, and whether the framework has seen the request. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer & { isOrdinary: boolean }> {
  const before = shell.asked;
  const answer = await shell.get(path, headers);
  return { ...answer, isOrdinary: shell.asked > before };
}

/** Asks until the page is answered before the framework. */
async function keep(path: string, headers: Record<string, string> = {}): Promise<void> {
  await ask(path, headers);
  expect((await ask(path, headers)).isOrdinary).toBe(false);
}

/** What differs between any two answers. */
function withoutOwn({ headers }: Answer) {
  const { date, 'x-request-id': id, ...same } = headers;
  expect([date, id]).toEqual([expect.stringMatching(/GMT$/u), expect.stringMatching(/^[\da-f-]{36}$/u)]);
  return same;
}

describe('a kept page that is answered before the framework', () => {
  it.each(['br', 'gzip', 'identity'])(
    'has the headers and the bytes of the ordinary answer: %s',
    async (as) => {
      const headers = { 'accept-encoding': as, 'user-agent': 'Chrome' };
      await keep('/test', headers);
      const [kept, ordinary] = [await ask('/test', headers), await ask('/test?', headers)];
      expect([kept.isOrdinary, ordinary.isOrdinary]).toEqual([false, true]);
      expect(withoutOwn(kept)).toEqual(withoutOwn(ordinary));
      expect(kept.body).toBe(ordinary.body);
      expect(kept.headers['strict-transport-security']).toBe('max-age=60');
    },
  );

  it('is 304 for whoever has it, as the ordinary answer is', async () => {
    await keep('/test');
    const etag = String((await ask('/test')).headers.etag);
    const headers = { 'if-none-match': `"other", W/${etag}` };
    const [kept, ordinary] = [await ask('/test', headers), await ask('/test?', headers)];
    expect([kept.status, kept.body, kept.isOrdinary]).toEqual([304, '', false]);
    expect(withoutOwn(kept)).toEqual(withoutOwn(ordinary));
    expect((await ask('/test', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has the number of its request, by which a trusted proxy calls it', async () => {
    await keep('/test');
    const id = '0198b4c8-0000-7000-8000-000000000001';
    const first = await ask('/test', { 'x-request-id': id });
    const second = await ask('/test');
    expect([first.headers['x-request-id'], first.isOrdinary]).toEqual([id, false]);
    expect(second.headers['x-request-id']).not.toBe(id);
  });

  it('is the same for robots, for known visitors and for those who have said what they consent to', async () => {
    await keep('/test');
    const { body } = await ask('/test');
    for (const headers of [{ 'user-agent': ROBOT }, { cookie: VISITOR }, { cookie: 'consent=all; seen=1' }]) {
      const answer = await ask('/test', headers);
      expect([answer.body, answer.isOrdinary, answer.headers['set-cookie']]).toEqual([
        body,
        false,
        undefined,
      ]);
    }
  });

  it('is that of its host, and of no other', async () => {
    await keep('/city', { host: 'polden.example' });
    await keep('/city', { host: KAZAN });
    expect((await ask('/city', { host: KAZAN })).body).toContain('kazan');
    expect((await ask('/city', { host: 'polden.example' })).body).not.toContain('kazan');
    expect((await ask('/city', { host: 'evil.example' })).status).toBe(421);
  });

  it('comes many times over one connection, and ends one that is to end', async () => {
    await keep('/test');
    const socket = connect(shell.port, '127.0.0.1');
    const request = (more = '') => `GET /test HTTP/1.1\r\nhost: ${shell.host}\r\n${more}\r\n`;
    socket.write(request() + request() + request('connection: close\r\n'));
    const before = shell.asked;
    const answers = (await text(socket)).split('HTTP/1.1 200 OK\r\n').slice(1);
    expect(answers.map((answer) => /^connection: (.*)$/imu.exec(answer)?.[1])).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ]);
    expect(answers.map((answer) => answer.trimEnd().endsWith('</html>'))).toEqual([true, true, true]);
    expect(shell.asked).toBe(before);
  });

  it('keeps no connection of a shell that is about to end', async () => {
    await keep('/test');
    shell.draining.begin();
    const answer = await ask('/test');
    expect([answer.status, answer.headers.connection, answer.isOrdinary]).toEqual([200, 'close', false]);
  });
});

describe('the ordinary way', () => {
  const isOrdinary = async (path: string, headers: Record<string, string>) =>
    (await ask(path, headers)).isOrdinary;

  it('is that of whoever may get another page, or another answer with it', async () => {
    await keep('/test');
    const source = await ask('/test?utm_source=radio', { cookie: VISITOR });
    expect(source.headers['set-cookie']).toEqual([expect.stringContaining('lead_source=utm_source=radio')]);
    const staff = await ask('/test', { cookie: 'access_token=x' });
    expect([staff.isOrdinary, staff.headers.etag]).toEqual([true, undefined]);
    const preview = await ask('/test', { cookie: 'mfe_preview=gone' });
    expect(preview.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^mfe_preview=;/u)]),
    );
    expect(await isOrdinary('/test', { cookie: 'content-preview=x' })).toBe(true);
    expect(await isOrdinary('/test', { cookie: '__Host-content-preview=x' })).toBe(true);
    expect(await isOrdinary('/test?own', {})).toBe(true);
  });

  it('is that of HEAD and of forms', async () => {
    await keep('/test');
    const before = shell.asked;
    const head = await fetch(`http://${shell.host}/test`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const form = await shell.post('/test', '', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([form.status, shell.asked - before]).toEqual([403, 2]);
  });

  it('leads whoever has chosen a city to its site', async () => {
    const main = { host: 'polden.example' };
    await keep('/city', main);
    await keep('/test', main);
    const led = await ask('/city', { ...main, cookie: 'city=kazan' });
    expect([led.status, led.headers.location]).toEqual([302, `http://${KAZAN}/city`]);
    expect((await ask('/city', { ...main, cookie: 'city=kazan', 'user-agent': ROBOT })).status).toBe(200);
    expect(await isOrdinary('/test', { ...main, cookie: 'city=kazan' })).toBe(false);
  });

  it('is taken again when the editors send an address elsewhere', async () => {
    await keep('/test');
    shell.redirect([{ path: '/test', target: '/city', code: 301 }]);
    const led = await ask('/test');
    expect([led.status, led.headers.location]).toEqual([301, `http://${shell.host}/city`]);
    shell.redirect([]);
    expect((await ask('/test')).status).toBe(200);
  });

  it('is taken again for another release, for a canary, and after its end', async () => {
    await keep('/test');
    const second = await release('1.1.0');
    await shell.sets.adopt(mapOf(2, second));
    expect((await ask('/test')).body).toContain('1.1.0');
    await keep('/test');
    await shell.sets.adopt(mapOf(3, second, { canary: canaryOf(await release('1.2.0'), 10_000) }));
    const dealt = await ask('/test', { cookie: VISITOR });
    expect([dealt.isOrdinary, dealt.body]).toEqual([true, expect.stringContaining('1.2.0')]);
    expect(dealt.headers['cache-control']).toBe('private, no-cache');
    expect((await ask('/test', { cookie: VISITOR })).isOrdinary).toBe(true);
    await shell.sets.adopt(mapOf(4, second));
    await keep('/test');
    expect((await ask('/test', { cookie: VISITOR })).body).toContain('1.1.0');
  });

  it('is taken again when what the page shows has changed', async () => {
    await keep('/test');
    shell.cache.invalidate(['products']);
    expect((await ask('/test')).isOrdinary).toBe(false);
    shell.cache.invalidate(['blog']);
    expect((await ask('/test')).isOrdinary).toBe(true);
    expect((await ask('/test')).isOrdinary).toBe(false);
    shell.cache.clear();
    expect((await ask('/test')).isOrdinary).toBe(true);
  });
});
