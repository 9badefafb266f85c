import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapOf, pageWith, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type Answer, type TestShell } from '../../testing/test-shell.ts';

const SHARED = "handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] }";
const GIVEN = '0af7651916cd43dd8448eb211c80319c';
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
const HSTS = 'max-age=31536000; includeSubDomains';

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell({ hsts: HSTS });
});
afterEach(() => shell.stop());

const adopt = async (sequence: number, more: string) => {
  const server = pageWith('page', more);
  const release = await writeRelease(shell.artifactsDir, { version: `1.0.${sequence}`, server });
  await shell.sets.adopt(mapOf(sequence, release));
};
const idOf = ({ headers }: Answer) => String(headers['x-request-id']);

describe('an address that is asked in another way than it takes', () => {
  it.each([
    ['PUT', '/test', 'GET, HEAD, POST'],
    ['DELETE', '/nowhere', 'GET, HEAD, POST'],
    ['PATCH', '/assets/none.js', 'GET, HEAD'],
    ['TRACE', '/mfe/mfe-test/1.0.1/client/remoteEntry.js', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD, POST'],
  ])('%s %s says what it takes', async (method, path, allow) => {
    await adopt(1, SHARED);
    const { status, headers, body } = await shell.send(method, path);
    expect([status, headers.allow, headers['content-type']]).toEqual([
      405,
      allow,
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain('<html lang="ru">');
  });

  it('and a form that is sent to a page without one is told so', async () => {
    await adopt(1, SHARED);
    const form = { origin: `http://${shell.host}`, 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers, body } = await shell.post('/test', 'a=1', form);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(body).toContain('Так этот адрес не открыть');
    expect(shell.faults.outcomes).toEqual([]);
  });
});

describe('every answer', () => {
  it('has an id of its own and the word that the site is https, kept and streamed pages, files, redirects and refusals alike', async () => {
    await adopt(1, SHARED);
    const asked: [string, number][] = [
      ['/test', 200],
      ['/test', 200],
      ['/test?own', 200],
      ['/Test', 301],
      ['/nowhere', 404],
      ['/mfe/mfe-test/1.0.1/client/remoteEntry.js', 200],
      ['/assets/none.js', 404],
      ['/_loading/sse', 204],
    ];
    const ids = new Set<string>();
    for (const [path, status] of asked) {
      const answer = await shell.get(path);
      expect([path, answer.status, answer.headers['strict-transport-security']]).toEqual([
        path,
        status,
        HSTS,
      ]);
      expect(idOf(answer)).toMatch(UUID_V7);
      ids.add(idOf(answer));
    }
    expect(ids.size).toBe(asked.length);
    const { headers } = await shell.get('/test');
    const again = await shell.get('/test', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, UUID_V7.test(idOf(again))]).toEqual([304, true]);
  });

  it.each([
    ['/test', {}, 200],
    ['/test', { 'accept-encoding': 'br' }, 200],
    ['/test?own', {}, 200],
    ['/nowhere', {}, 404],
    ['/Test', {}, 301],
    ['/mfe/mfe-test/1.0.1/client/remoteEntry.js', {}, 200],
    ['/mfe/mfe-test/1.0.1/client/none.js', {}, 404],
    ['/assets/none.js', {}, 404],
    ['/health/live', {}, 200],
    ['/test', { host: 'evil.example' }, 421],
  ])('%s %j is taken for nothing but what it says it is', async (path, headers, status) => {
    await adopt(1, SHARED);
    for (let time = 0; time < 2; time += 1) {
      const answer = await shell.get(path, headers);
      expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    }
  });

  it('runs no script of a release that is opened as a document', async () => {
    await adopt(1, SHARED);
    const client = join(shell.artifactsDir, 'mfe-test/1.0.1/client');
    for (const name of ['drawing.svg', 'page.html']) await writeFile(join(client, name), '<script></script>');
    const policyOf = async (name: string) =>
      (await shell.get(`/mfe/mfe-test/1.0.1/client/${name}`)).headers['content-security-policy'];
    expect([await policyOf('drawing.svg'), await policyOf('page.html')]).toEqual(['sandbox', 'sandbox']);
    expect(await policyOf('remoteEntry.js')).toBeUndefined();
  });

  it('is taken for nothing else where a form comes from another site', async () => {
    const headers = { origin: 'http://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await shell.post('/test', 'a=1', headers);
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([403, 'nosniff']);
  });

  it('takes the id of a proxy that it trusts over, if it is one', async () => {
    expect(idOf(await shell.get('/nowhere', { 'x-request-id': GIVEN }))).toBe(GIVEN);
    for (const forged of ['short', `${GIVEN}"><script>`, 'a b c d e f g h i j k l', 'a'.repeat(65)])
      expect(idOf(await shell.get('/nowhere', { 'x-request-id': forged }))).toMatch(UUID_V7);
  });

  it('of a kept page has nothing of the request for which it was rendered', async () => {
    await adopt(1, SHARED);
    const first = await shell.get('/test', { 'x-request-id': GIVEN });
    const second = await shell.get('/test');
    expect(idOf(first)).toBe(GIVEN);
    expect(JSON.stringify(second.headers) + second.body).not.toContain(GIVEN);
    expect(second.headers.etag).toBe(first.headers.etag);
  });
});

describe('a request that has failed', () => {
  it.each([
    ['a loader', 'loader: () => { throw new Error("no data") }'],
    ['a component', 'Component: () => { throw new Error("no page") }'],
  ])('by %s is named on its page, by its header and on each line of the log', async (_what, more) => {
    for (const kept of ['', `${SHARED},`]) {
      shell.log.length = 0;
      await adopt(kept ? 2 : 1, kept + more);
      const answer = await shell.get('/test');
      expect(answer.status).toBe(503);
      expect(answer.body).toContain(`<code class="id">${idOf(answer)}</code>`);
      expect(shell.log.map(({ requestId }) => requestId)).toEqual(shell.log.map(() => idOf(answer)));
      expect(shell.log).toContainEqual(expect.objectContaining({ path: '/test', status: 503 }));
    }
  });

  it('by its address alone is a page that is not there, with the ways to others', async () => {
    const answer = await shell.get('/blog/%ff?x=1');
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.body).toContain('Такой страницы нет');
    expect(answer.body).not.toContain('временно недоступна');
  });

  it('without any page to show names itself on the last one', async () => {
    await adopt(1, "handle: { chunk: 'test', layout: 'simple', auth: 'customer' }");
    const answer = await shell.get('/test');
    expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`Номер обращения: <code>${idOf(answer)}</code>`);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      // Its address may open something: no later page reads it.
      'referrer-policy': 'origin',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('what nobody could answer', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const post = (body: string, type: string) =>
    shell.post('/test?a=1', body, { origin: `http://${shell.host}`, 'content-type': type });
  const WRONG: [what: string, status: number, words: string, ask: () => Promise<Answer>][] = [
    ['a form that the page does not have', 400, 'Запрос не принят', () => post('a=1', FORM)],
    ['JSON', 415, 'Запрос не принят', () => post('{}', 'application/json')],
    ['a text', 415, 'Запрос не принят', () => post('a', 'text/plain')],
    ['two kinds at once', 415, 'Запрос не принят', () => post('{}', 'application/json, text/plain')],
    [
      'files for a page without',
      415,
      'Запрос не принят',
      () => post('--x--', 'multipart/form-data; boundary=x'),
    ],
    ['an address of another site', 400, 'В адресе ошибка', () => shell.get('/\\x')],
  ];

  it.each(WRONG)(
    '(%s) is told so with status %i and a way on, and is no failure',
    async (_what, status, words, ask) => {
      await adopt(1, 'action: () => { throw new Response(null, { status: 400 }); }');
      const answer = await ask();
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.body).toContain(`<h1>${words}</h1>`);
      expect(answer.body).not.toMatch(/неполадк|временно|ненадолго|Номер обращения/u);
      expect(answer.body).toContain('href="/"');
      if (words === 'Запрос не принят') {
        expect(answer.body).toContain('href="/test?a=1"');
        expect(answer.body).toContain('кнопкой браузера «Назад»');
      }
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("base-uri 'none'") as unknown,
      });
      expect(shell.log).toEqual([]);
      expect(shell.faults.outcomes.filter((outcome) => !outcome.endsWith(' ok'))).toEqual([]);
    },
  );

  it('is a host with a port that there is not', async () => {
    const { status, body } = await shell.get('/test', { host: 'localhost:99999' });
    expect([status, body]).toEqual([421, 'Неизвестный адрес сайта']);
  });
});
