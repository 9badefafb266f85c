import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { CLIENT_SESSION_COOKIE } from '@polden/api-contract';
import { mapOf, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';

/** A page whose form is answered with what was sent, and one in two parts: the second waits until `/go` is asked for. */
const SERVER = `const { jsx, jsxs } = require('react/jsx-runtime');
const { Suspense, use } = require('react');
const { useActionData } = require('react-router-dom');
let letGo;
const rest = new Promise((resolve) => (letGo = resolve));
const Rest = () => use(rest);
exports.routes = [
  {
    path: '/test',
    handle: { chunk: 'test', layout: 'simple' },
    action: async ({ request }) => (await request.formData()).get('name'),
    Component: () => jsx('h1', { children: 'own ' + (useActionData() ?? '') }),
  },
  {
    path: '/parts',
    handle: { chunk: 'test', layout: 'simple' },
    Component: () => jsxs('main', { children: [jsx('h1', { children: 'first' }), jsx(Suspense, { fallback: 'wait', children: jsx(Rest, {}) })] }),
  },
  { path: '/long', handle: { chunk: 'test', layout: 'simple' }, Component: () => jsx('p', { children: 'long '.repeat(2e6) }) },
  { path: '/private', handle: { chunk: 'test', layout: 'simple', crawled: false }, Component: () => 'own' },
  { path: '/staff', handle: { chunk: 'test', layout: 'simple', auth: 'staff', area: 'staff' }, Component: () => 'own' },
  { path: '/entry', handle: { chunk: 'test', layout: 'simple', area: 'staff' }, Component: () => 'own' },
  { path: '/behind', handle: { chunk: 'test', layout: 'simple', secretParams: ['signature'] }, Component: () => 'own' },
  { path: '/broken', handle: { chunk: 'test', layout: 'simple' }, Component: () => { throw new Error('broken'); } },
  { path: '/go', handle: { chunk: 'test', layout: 'simple' }, loader: () => (letGo('the rest'), null), Component: () => 'gone' },
];`;

const SIGNED_IN = { cookie: 'visitor=6f1c1f0e-8f62-4d4f-9d7c-0c9f4f9a1b2c; access_token=x' };
const FROM_ELSEWHERE = { 'sec-fetch-site': 'cross-site' };

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
  const { artifactsDir, sets } = shell;
  const paths = ['/test', '/parts', '/long', '/private', '/staff', '/entry', '/behind', '/broken', '/go'];
  await sets.adopt(mapOf(1, await writeRelease(artifactsDir, { version: '1.0.0', server: SERVER, paths })));
});

afterEach(() => shell.stop());

const unpackers = {
  zstd: zlib.createZstdDecompress,
  br: zlib.createBrotliDecompress,
  gzip: zlib.createGunzip,
};

/** The answer with its body still on the way. */
function ask(path: string, headers: Record<string, string>, form?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(`http://${shell.host}`);
    const method = form === undefined ? 'GET' : 'POST';
    request({ host, port, path, method, agent: false, headers }, resolve).on('error', reject).end(form);
  });
}

async function read(path: string, headers: Record<string, string>, form?: string) {
  const answer = await ask(path, headers, form);
  const encoding = answer.headers['content-encoding'] as keyof typeof unpackers | undefined;
  const sent = await buffer(answer);
  const body = encoding === undefined ? sent : await buffer(unpackers[encoding]().end(sent));
  const { statusCode: status, headers: answered } = answer;
  return { status, headers: answered, encoding, sent: sent.length, body: body.toString() };
}

describe('a page where others run', () => {
  const others = ['https://tags.example'];
  let watched: TestShell;

  beforeEach(async () => {
    watched = await startTestShell({
      thirdParties: {
        client: { dataLayer: 'dataLayer', scripts: ['https://tags.example/t.js'], errorReports: true },
        origins: { scripts: others, others },
      },
    });
    const paths = ['/test', '/staff', '/entry', '/behind'];
    const release = await writeRelease(watched.artifactsDir, { version: '1.0.0', server: SERVER, paths });
    await watched.sets.adopt(mapOf(1, release));
  });
  afterEach(() => watched.stop());

  const reachOf = async (path: string) => {
    const { status, headers, body } = await watched.get(path, { cookie: 'staff_session=1' });
    const [, boot = '{}'] = /window\.__BOOT__=(.*?);window\.__static/.exec(body) ?? [];
    const { services } = JSON.parse(boot) as { services: object };
    const policy = String(headers['content-security-policy']);
    return { status, services: Object.keys(services).sort(), mayReach: policy.includes('tags.example') };
  };

  it('is none of the staff area, nor its login: what staff see is not theirs to show', async () => {
    expect(await reachOf('/test')).toEqual({
      status: 200,
      services: ['dataLayer', 'errorReports', 'scripts'],
      mayReach: true,
    });
    for (const path of ['/staff', '/entry'])
      expect(await reachOf(path)).toEqual({ status: 200, services: ['errorReports'], mayReach: false });
  });

  it('is none whose address opens something: they neither run there nor read of it on the next page', async () => {
    expect(await reachOf('/behind?signature=x')).toEqual({
      status: 200,
      services: ['errorReports'],
      mayReach: false,
    });
    const { headers } = await watched.get('/behind?utm_source=a&signature=x');
    expect(headers['referrer-policy']).toBe('origin');
    expect(await reachOf('/behind?utm_source=a')).toMatchObject({ mayReach: true });
    const plain = await watched.get('/behind');
    expect(plain.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('tells no later page of its address while its remote is away: nobody knows what that opens', async () => {
    watched.faults.open.add('mfe-test@1.0.0');
    const { status, headers } = await watched.get('/behind?signature=x');
    expect([status, headers['x-remote-unavailable']]).toEqual([503, 'mfe-test']);
    expect(headers['referrer-policy']).toBe('origin');
  });
});

describe('a page of one visitor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('goes to a browser that takes %s as %s', async (accepted, encoding) => {
    for (const [path, status] of [
      ['/test', 200],
      ['/nowhere', 404],
    ] as const) {
      const answer = await read(path, { 'accept-encoding': accepted });
      expect([answer.status, answer.encoding]).toEqual([status, encoding]);
      expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
      expect(answer.body).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
      if (encoding !== undefined) expect(answer.sent).toBeLessThan(answer.body.length);
    }
  });

  it.each([
    ['of what everybody may read', '/test', {}, 'private, no-cache'],
    [
      'of what everybody may read, for a known visitor',
      '/test',
      { cookie: 'visitor=1' },
      'private, no-cache',
    ],
    ['for the staff', '/test', { cookie: 'access_token=1' }, 'no-store'],
    ['for a client', '/test', { cookie: `${CLIENT_SESSION_COOKIE}=1` }, 'no-store'],
    ['of what search engines are kept from', '/private', {}, 'no-store'],
    ['of the staff', '/staff', { cookie: 'staff_session=1' }, 'no-store'],
    ['that fails', '/broken', {}, 'no-store'],
    ['that nobody knows', '/nowhere', {}, 'no-store'],
  ])(
    '%s is kept by a browser for the way back only where it is nobody’s own',
    async (_what, path, headers, kept) => {
      const answer = await read(path, headers);
      expect(answer.headers['cache-control']).toBe(kept);
    },
  );

  it('is packed when it answers a form, too', async () => {
    const form = {
      'accept-encoding': 'br',
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${shell.host}`,
    };
    const answer = await read('/test', form, 'name=%D0%90%D0%BD%D0%BD%D0%B0');
    expect([answer.status, answer.encoding]).toEqual([200, 'br']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('own Анна');
  });

  it.each(Object.entries(unpackers))(
    'shows its first part before the last one, as %s',
    async (encoding, unpack) => {
      const answer = await ask('/parts', { 'accept-encoding': encoding, 'user-agent': 'Chrome' });
      const page = answer.pipe(unpack());
      let shown = '';
      for await (const part of page) {
        shown += String(part);
        if (shown.includes('wait')) await shell.get('/go');
      }
      expect(shown.indexOf('first')).toBeLessThan(shown.indexOf('the rest'));
    },
  );

  it('is no fault of its release when the visitor does not read it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
    const answer = await ask('/long', { 'accept-encoding': 'identity' });
    await once(answer, 'readable');
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    answer.destroy();
    await read('/test', {});
    expect(shell.faults.outcomes).toEqual(['stable 1.0.0 ok']);
  });

  it.each([
    ['comes from another site', SIGNED_IN, FROM_ELSEWHERE, undefined],
    ['comes from another site, a client', { cookie: 'client_session=x' }, FROM_ELSEWHERE, undefined],
    ['comes from this site', SIGNED_IN, { 'sec-fetch-site': 'same-origin' }, 'br'],
    ['comes from another site, not signed in', {}, FROM_ELSEWHERE, 'br'],
  ])(
    'is as long as it is where its length could tell a secret: to a visitor who %s',
    async (_who, cookies, from, encoding) => {
      const answer = await read('/test', { 'accept-encoding': 'br', ...cookies, ...from });
      expect([answer.status, answer.encoding]).toEqual([200, encoding]);
    },
  );
});
