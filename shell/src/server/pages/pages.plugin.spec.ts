import { once } from 'node:events';
import * as http from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createOverrideToken, type OverrideClaims } from '@polden/mfe-release';
import { canaryOf, ENVIRONMENT, mapOf, pageWith, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type Answer, type TestShell } from '../../testing/test-shell.ts';

const SHARED = "handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] }";
const VISITOR = 'visitor=6f1c1f0e-8f62-4d4f-9d7c-0c9f4f9a1b2c';
const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

let shell: TestShell;

const release = (version: string, more = '', server = pageWith(`version ${version}`, more)) =>
  writeRelease(shell.artifactsDir, { version, server });

const cookiesOf = ({ headers }: Answer) => headers['set-cookie'] ?? [];

function bootOf({ body }: Answer): Record<string, unknown> {
  const [, json = '{}'] = /window\.__BOOT__=(.*?);window\.__static/.exec(body) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

beforeEach(async () => {
  shell = await startTestShell();
});

afterEach(() => shell.stop());

describe('the visitor’s cookie', () => {
  it('is set once, on a page of his own', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0')));
    const [cookie = ''] = cookiesOf(await shell.get('/test'));
    expect(cookie).toMatch(/^visitor=[0-9a-f-]{36}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    expect(cookiesOf(await shell.get('/test', { cookie: pair }))).toEqual([]);
    expect(cookiesOf(await shell.get('/test', { cookie: 'visitor=1' }))).toHaveLength(1);
  });

  it('is not set on a page that all visitors share, nor for a robot', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0', SHARED)));
    for (let request = 0; request < 2; request += 1) {
      const answer = await shell.get('/test');
      expect(answer.headers.etag).toBeDefined();
      expect(cookiesOf(answer)).toEqual([]);
    }
    expect(cookiesOf(await shell.get('/test?own', { 'user-agent': ROBOT }))).toEqual([]);
    expect(cookiesOf(await shell.get('/test?own'))).toHaveLength(1);
  });
});

describe('the cookie of where a visitor came from', () => {
  it.each(['', SHARED])(
    'is set by an advertisement, on a page of one’s own and on a shared one',
    async (more) => {
      await shell.sets.adopt(mapOf(1, await release('1.0.0', more)));
      await shell.get('/test');
      const answer = await shell.get('/test?utm_source=radio&leadGenCode=A%26B&x-y=1', { cookie: VISITOR });
      expect(cookiesOf(answer)).toEqual([
        'lead_source=leadGenCode=A%26B&utm_source=radio; Path=/; Max-Age=2592000; SameSite=Lax',
      ]);
      const plain = await shell.get('/test?utm_source=radio', { cookie: VISITOR });
      expect(cookiesOf(plain)).toHaveLength(1);
      expect(plain.headers['cache-control']).toMatch(/private|no-store/);
      expect(cookiesOf(await shell.get('/test', { cookie: VISITOR }))).toEqual([]);
      expect(cookiesOf(await shell.get('/test?utm_source=radio', { 'user-agent': ROBOT }))).toEqual([]);
    },
  );

  it('keeps what somebody is paid by where there is no room for all', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0')));
    const long = encodeURIComponent('щ'.repeat(200));
    const marks = ['source', 'medium', 'campaign', 'content', 'term'].map((name) => `utm_${name}=${long}`);
    const [cookie = ''] = cookiesOf(
      await shell.get(`/test?${marks.join('&')}&leadGenCode=AB`, { cookie: VISITOR }),
    );
    expect(cookie).toMatch(/^lead_source=leadGenCode=AB&utm_source=/);
    expect(cookie.length).toBeLessThan(4_000);
  });
});

describe('a shared page that leads on', () => {
  const leadTo = async (to: string) => {
    const loader = `loader: () => require('react-router-dom').redirect(${JSON.stringify(to)}, 301)`;
    await shell.sets.adopt(mapOf(1, await release('1.0.0', `${SHARED}, ${loader}`)));
  };

  it.each([
    ['/blog', '/blog?utm_source=a%20b&yclid=1'],
    ['/blog?page=2#end', '/blog?page=2&utm_source=a%20b&yclid=1#end'],
    ['https://t.example/app', 'https://t.example/app'],
  ])('to %s leads each visitor with the marks that he came with', async (to, location) => {
    await leadTo(to);
    const answers = await Promise.all([
      shell.get('/test?utm_source=a%20b&yclid=1', { cookie: VISITOR }),
      shell.get('/test', { cookie: VISITOR }),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [301, location],
      [301, to],
    ]);
  });
});

describe('a canary', () => {
  it('has shared pages of its own', async () => {
    await shell.sets.adopt(
      mapOf(1, await release('1.0.0', SHARED), { canary: canaryOf(await release('1.1.0', SHARED), 10_000) }),
    );
    for (let request = 0; request < 2; request += 1) {
      const [canary, stable] = [await shell.get('/test', { cookie: VISITOR }), await shell.get('/test')];
      expect(canary.body).toContain('version 1.1.0');
      expect(stable.body).toContain('version 1.0.0');
      expect(bootOf(canary)).toMatchObject({
        view: null,
        remotes: [{ version: '1.1.0', channel: 'canary' }],
      });
    }
    expect((await shell.get('/test', { cookie: VISITOR, 'user-agent': ROBOT })).body).toContain(
      'version 1.0.0',
    );
    expect(shell.faults.outcomes).toEqual(['canary 1.1.0 ok', 'stable 1.0.0 ok']);
  });
});

describe('outcomes', () => {
  it.each([
    ['a loader that throws', 'loader: () => { throw new Error("no data") }', 'loader'],
    [
      'a loader that throws an answer',
      'loader: () => { throw new Response(null, { status: 503, statusText: "Service Unavailable" }) }',
      'loader',
    ],
    ['a loader that never answers', 'loader: () => new Promise(() => {})', 'timeout'],
    ['a component that throws', 'Component: () => { throw new Error("no page") }', 'render'],
  ])('of %s are recorded once for each request, status 503', async (_what, more, outcome) => {
    for (const cached of ['', `${SHARED},`]) {
      shell.faults.records.length = 0;
      await shell.sets.adopt(mapOf(cached ? 2 : 1, await release(cached ? '1.1.0' : '1.0.0', cached + more)));
      const answer = await shell.get('/test');
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(answer.body).toContain('Раздел ненадолго закрыт');
      expect(answer.body.match(/<title>[^<]*<\/title>/gu)).toEqual([
        expect.stringMatching('^<title>Раздел ненадолго закрыт'),
      ]);
      const version = cached ? '1.1.0' : '1.0.0';
      expect(shell.faults.outcomes).toEqual([`stable ${version} ${outcome}`]);
      // Whoever is told the number of the request finds what has failed by it.
      expect(shell.log.filter(({ msg }) => msg === outcome)).toContainEqual(
        expect.objectContaining({
          requestId: answer.headers['x-request-id'],
          path: '/test',
          release: `mfe-test@${version}`,
          err: expect.objectContaining({
            message: expect.stringMatching(/^no (data|page)$|^503 Service Unavailable$|took too long/u),
          }),
        }),
      );
    }
  });

  it('are none where a stranger has sent what is no form', async () => {
    const action = 'action: async ({ request }) => { await request.formData(); return null }';
    await shell.sets.adopt(mapOf(1, await release('1.0.0', action)));
    const origin = { origin: `http://${shell.host}` };
    const post = async (body: string, type?: string) =>
      (await shell.post('/test', body, type === undefined ? origin : { ...origin, 'content-type': type }))
        .status;
    expect(await post('')).toBe(415);
    expect(await post('{}', 'application/json')).toBe(415);
    expect(await post('{}', 'text/plain')).toBe(415);
    expect(shell.faults.outcomes).toEqual([]);
    for (const body of ['', 'a=%', 'a=1'])
      expect(await post(body, 'application/x-www-form-urlencoded; charset=utf-8')).toBe(200);
  });

  it('lead the browser that has sent a form, and no other, to the thanks for it', async () => {
    const action = `action: async ({ request }) => {
      const form = (await request.formData()).get('form');
      return new Response(null, { status: 303, headers: { location: '/test?otpravleno=' + form + '#' + form } });
    }`;
    await shell.sets.adopt(mapOf(1, await release('1.0.0', action)));
    const headers = {
      origin: `http://${shell.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const sent = await shell.post('/test', 'form=pismo', headers);
    expect(sent.headers['set-cookie']).toContain('sent_form=pismo; Path=/; Max-Age=600; SameSite=Lax');
    const cookie = sent.headers['set-cookie']?.at(-1)?.split(';')[0] ?? '';
    const thanks = String(sent.headers.location);
    expect((await shell.get('/test?otpravleno=pismo', { cookie })).status).toBe(200);
    const other = await shell.get('/test?otpravleno=pismo');
    expect([other.status, other.headers.location]).toEqual([302, `http://${shell.host}/test`]);
    expect(thanks).toBe('/test?otpravleno=pismo#pismo');
    const odd = await shell.post('/test', 'form=%250d%250aa', headers);
    expect(JSON.stringify(odd.headers['set-cookie'] ?? [])).not.toContain('sent_form');
  });

  it('have none from files, which go to the pages that take them', async () => {
    const action = `action: async ({ request }) => {
      const file = (await request.formData()).get('file');
      return new Response(null, { status: 303, headers: { location: '/' + file.name + file.size } });
    }`;
    const handle = "handle: { chunk: 'test', layout: 'simple', takesFiles: true }";
    const type = 'multipart/form-data; boundary=x';
    const origin = { origin: `http://${shell.host}` };
    const post = (body: string) => shell.post('/test', body, { ...origin, 'content-type': type });
    const files =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="cv"\r\n\r\nanna\r\n--x--\r\n';

    await shell.sets.adopt(mapOf(1, await release('1.0.0', action)));
    expect((await post(files)).status).toBe(415);
    await shell.sets.adopt(mapOf(2, await release('1.1.0', `${action}, ${handle}`)));
    expect((await post('no form')).status).toBe(415);
    const answer = await post(files);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/cv4']);
    expect(shell.faults.outcomes.filter((outcome) => !outcome.includes('ok'))).toEqual([]);
  });

  it('have none from too much, which is answered with the limit and the way back to the form', async () => {
    const handle = "handle: { chunk: 'test', layout: 'simple', takesFiles: true }";
    await shell.sets.adopt(mapOf(1, await release('1.0.0', `action: () => null, ${handle}`)));
    const post = (type: string, bytes: number) =>
      shell.post('/test?a=1', 'a'.repeat(bytes), {
        origin: `http://${shell.host}`,
        'content-type': type,
      });
    const files = await post('multipart/form-data; boundary=x', 18 * 1024 * 1024);
    expect(files.status).toBe(413);
    expect(files.body.replaceAll('\u00a0', ' ')).toContain('<h1>Файлы вместе больше 16 МБ</h1>');
    expect(files.body).toContain('<a href="/test">');
    const fields = await post('application/x-www-form-urlencoded', 70_000);
    expect(fields.status).toBe(413);
    expect(fields.body).toContain('<h1>Текст слишком длинный</h1>');
    expect(shell.faults.outcomes).toEqual([]);
  });

  it('wait for no files that a page does not take, and let one address bring those of one form at a time', async () => {
    const handle = "handle: { chunk: 'test', layout: 'simple', takesFiles: true }";
    await shell.sets.adopt(mapOf(1, await release('1.0.0', `action: () => null, ${handle}`)));
    const begin = (pathname: string) => {
      const asked = http.request({
        host: '127.0.0.1',
        port: shell.port,
        path: pathname,
        method: 'POST',
        agent: false,
        headers: {
          host: shell.host,
          origin: `http://${shell.host}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 1_000_000,
        },
      });
      asked.on('error', () => undefined);
      asked.write('--x\r\n');
      return asked;
    };
    const statusOf = async (asked: http.ClientRequest) => {
      const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
      asked.destroy();
      return answer.statusCode;
    };
    expect(await statusOf(begin('/nowhere'))).toBe(415);
    const first = begin('/test');
    const second = begin('/test');
    expect(await Promise.race([statusOf(first), statusOf(second)])).toBe(503);
    first.destroy();
    second.destroy();
  });

  it('of the shell’s own pages are nobody’s', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0')));
    expect((await shell.get('/nowhere')).status).toBe(404);
    expect(shell.faults.outcomes).toEqual([]);
  });

  it('ask a failing loader of a shared page once for each request', async () => {
    const loader =
      'loader: () => { globalThis.asked = (globalThis.asked ?? 0) + 1; throw new Error("down") }';
    await shell.sets.adopt(mapOf(1, await release('1.0.0', `${SHARED}, ${loader}`)));
    expect((await shell.get('/test')).status).toBe(503);
    expect(shell.faults.outcomes).toEqual(['stable 1.0.0 loader']);
    expect(shell.faults.entered.filter((mark) => mark !== 'left')).toHaveLength(1);
  });
});

describe('a release that fails too often', () => {
  it('is not asked; its kept pages are still shown', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0', SHARED)));
    expect((await shell.get('/test')).status).toBe(200);
    shell.faults.open.add('mfe-test@1.0.0');
    expect((await shell.get('/test')).status).toBe(200);
    const fresh = await shell.get('/test?fresh');
    expect(fresh.status).toBe(503);
    expect(fresh.headers['x-remote-unavailable']).toBe('mfe-test');
    expect(bootOf(fresh)).toMatchObject({ eager: ['mfe-test'], remotes: [{ available: false }] });
  });

  it('has the last good one in its place, whose pages are not kept for it', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0', SHARED)));
    await shell.sets.adopt(mapOf(2, await release('1.1.0', SHARED)));
    shell.faults.open.add('mfe-test@1.1.0');
    const answer = await shell.get('/test');
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('version 1.0.0')]);
    expect(shell.faults.outcomes).toEqual(['stable 1.0.0 ok']);
    shell.faults.open.clear();
    expect((await shell.get('/test')).body).toContain('version 1.1.0');
  });

  it.each([
    ['primary', 'Раздел ненадолго закрыт'],
    ['essential', 'Открываем раздел'],
    ['regular', 'Раздел временно закрыт'],
  ] as const)('says so as its kind asks: %s', async (kind, words) => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0'), { kind }));
    shell.faults.open.add('mfe-test@1.0.0');
    const answer = await shell.get('/test');
    expect(answer.status).toBe(503);
    expect(answer.body).toContain(words);
  });
});

describe('a preview', () => {
  const tokenOf = (claims: Partial<OverrideClaims> = {}) =>
    createOverrideToken(
      {
        actor: 'team:test',
        host: shell.host,
        environment: ENVIRONMENT,
        remote: 'mfe-test',
        name: 'next',
        until: new Date(Date.now() + 3_600_000).toISOString(),
        ...claims,
      },
      shell.mapKey,
    );
  /** The answer that the browser gets when it has followed the link, and the cookie with which it asks. */
  async function follow(token: string): Promise<{ link: Answer; page: Answer; cookie: string }> {
    const link = await shell.get(`/test?a=1&mfe-preview=${token}`);
    const [cookie = ''] = (cookiesOf(link)[0] ?? '').split(';');
    return { link, cookie, page: await shell.get('/test?a=1', { cookie }) };
  }
  const adopt = async () =>
    shell.sets.adopt(
      mapOf(1, await release('1.0.0', SHARED), { previews: { next: await release('2.0.0-rc.1', SHARED) } }),
    );

  it('is exchanged for a cookie, and shown to nobody else', async () => {
    await adopt();
    const { link, page, cookie } = await follow(tokenOf());
    expect(link.status).toBe(303);
    expect(link.headers.location).toBe(`http://${shell.host}/test?a=1`);
    expect(cookiesOf(link)).toEqual([
      expect.stringMatching(/^mfe_preview=.+; Path=\/; Max-Age=3\d{3}; HttpOnly; SameSite=Lax$/),
    ]);
    expect(page.status).toBe(200);
    expect(page.body).toContain('version 2.0.0-rc.1');
    expect(page.body).toContain('Предварительный просмотр:');
    expect(page.body).toContain('mfe-test 2.0.0-rc.1 до ');
    expect(page.body).toContain('href="/test?a=1&amp;mfe-preview=off"');
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(bootOf(page)).toMatchObject({
      previews: [{ remote: 'mfe-test', name: 'next', version: '2.0.0-rc.1' }],
      remotes: [{ version: '2.0.0-rc.1', channel: 'preview' }],
    });

    expect((await shell.get('/test', { cookie })).body).toContain('version 2.0.0-rc.1');
    const other = await shell.get('/test');
    expect(other.body).toContain('version 1.0.0');
    expect(other.body).not.toContain('Предварительный просмотр');
    expect(shell.faults.outcomes).toEqual(['stable 1.0.0 ok']);
  });

  it('is left by its banner', async () => {
    await adopt();
    const { cookie } = await follow(tokenOf());
    const left = await shell.get('/test?a=1&mfe-preview=off', { cookie });
    expect(left.status).toBe(303);
    expect(left.headers.location).toBe(`http://${shell.host}/test?a=1`);
    expect(cookiesOf(left)).toEqual([
      'mfe_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'content-preview=; Path=/; Max-Age=0',
    ]);
  });

  it.each<[string, Partial<OverrideClaims>]>([
    ['expired', { until: new Date(0).toISOString() }],
    ['of another host', { host: 'evil.example' }],
    ['of another environment', { environment: 'production' }],
    ['of a preview that has ended', { name: 'gone' }],
  ])('whose link is %s is the ordinary page, which says so once', async (_what, claims) => {
    await adopt();
    const token = tokenOf(claims);
    const { link, page } = await follow(token);
    expect(link.status).toBe(303);
    expect(cookiesOf(link)[0]).toMatch(/^mfe_preview=over; .*Max-Age=60/);
    expect(page.body).toContain('version 1.0.0');
    expect(page.body).toContain('закончился, это действующая версия');
    expect(page.headers['cache-control']).toContain('private');
    expect(cookiesOf(page)).toContainEqual(expect.stringMatching(/^mfe_preview=; .*Max-Age=0/));
    const next = await shell.get('/test?a=1', { cookie: VISITOR });
    expect(next.body).not.toContain('закончился');
    const stale = await shell.get('/test', { cookie: `${VISITOR}; mfe_preview=${token}` });
    expect(stale.body).toContain('version 1.0.0');
    expect(cookiesOf(stale)[0]).toMatch(/^mfe_preview=; .*Max-Age=0/);
  });

  it('with a forged link is the ordinary page', async () => {
    await adopt();
    const [key = '', text = '', signature = ''] = tokenOf().split('.');
    const forged = Buffer.from(text, 'base64url').toString().replace('next', 'evil');
    for (const token of ['x', `${key}.${Buffer.from(forged).toString('base64url')}.${signature}`]) {
      expect((await follow(token)).page.body).toContain('version 1.0.0');
    }
  });

  it('leads nowhere but to this site', async () => {
    await adopt();
    const { headers } = await shell.get('/.//evil.example/?mfe-preview=off');
    expect(new URL(headers.location ?? '').host).toBe(shell.host);
  });

  it('that does not load says so to the one who looks at it', async () => {
    const broken = await release('2.0.0-rc.1', '', 'throw new Error("broken")');
    await shell.sets.adopt(mapOf(1, await release('1.0.0'), { previews: { next: broken } }));
    const { page } = await follow(tokenOf());
    expect(page.status).toBe(503);
    expect(page.body).toContain('Предварительный просмотр');
    expect((await shell.get('/test')).status).toBe(200);
  });

  it('stands beside those of other remotes', async () => {
    const name = 'mfe-second';
    const second = (version: string) =>
      writeRelease(shell.artifactsDir, {
        name,
        version,
        server: pageWith(`second ${version}`, '', '/second'),
        paths: ['/second'],
      });
    const map = mapOf(1, await release('1.0.0'), { previews: { next: await release('2.0.0') } });
    const { pin, routes } = await second('1.0.0');
    map.remotes[name] = {
      kind: 'primary',
      stable: pin,
      routes,
      since: 1,
      previews: { next: await second('2.0.0') },
    };
    await shell.sets.adopt(map);
    const { cookie } = await follow(tokenOf());
    const both = await shell.get(`/second?mfe-preview=${tokenOf({ remote: name })}`, { cookie });
    const [pair = ''] = (cookiesOf(both)[0] ?? '').split(';');
    expect((await shell.get('/second', { cookie: pair })).body).toContain('second 2.0.0');
    expect((await shell.get('/test', { cookie: pair })).body).toContain('version 2.0.0');
  });
});

describe('a file of a release that is gone', () => {
  it('is a plain 404 that nobody keeps and a script can read', async () => {
    await release('1.0.0');
    expect((await shell.get('/mfe/mfe-test/1.0.0/client/remoteEntry.js')).headers['cache-control']).toContain(
      'immutable',
    );
    const answer = await shell.get('/mfe/mfe-test/0.9.0/client/remoteEntry.js');
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  });
});

describe('a look at content that is not published', () => {
  const looking = { cookie: `${VISITOR}; content-preview=good` };

  it('is an answer of its own, in the frame of its form alone, and leaves no traces', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0', SHARED)));
    const before = await shell.get('/test');
    const page = await shell.get('/test', looking);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Предварительный просмотр:');
    expect(page.body).toContain('«Ставки»');
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(bootOf(page)).toMatchObject({ contentPreview: true, view: null, services: {} });
    const after = await shell.get('/test');
    expect(after.body).toBe(before.body);
    expect(after.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('is left by its banner, and by itself when it is over', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0', SHARED)));
    const left = await shell.get('/test?mfe-preview=off', looking);
    expect([left.status, cookiesOf(left)]).toEqual([
      303,
      expect.arrayContaining(['content-preview=; Path=/; Max-Age=0']),
    ]);
    const over = await shell.get('/test?from=mail&page=2', { cookie: `${VISITOR}; content-preview=over` });
    expect([over.status, over.body]).toEqual([
      410,
      expect.stringContaining('Предварительный просмотр окончен'),
    ]);
    expect(over.body).toContain('href="/test?from=mail&#38;page=2"');
    expect(over.body).not.toContain('Предварительный просмотр:');
    expect(cookiesOf(over)).toContain('content-preview=; Path=/; Max-Age=0');
  });
});
