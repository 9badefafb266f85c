import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { canaryOf, mapOf, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type Answer, type TestShell } from '../../../testing/test-shell.ts';

const FRAMED = { framed: true } as const;
/** What a browser says when an address is typed in. */
const TYPED = { accept: 'text/html,*/*', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
/** Ways to somewhere else, as a loader may write them; HOST is that of the site. */
const WAYS_OUT = [
  'https://evil.example/phish',
  '//evil.example',
  '/\\evil.example',
  'http://HOST@evil.example/',
  'https://HOST/',
  'http://localhost.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
];
const WAYS_WITHIN = ['/test', 'http://HOST/test?a=1', 'http://kazan.polden.localhost:PORT/test'];

/** A page with all that is read out of it, which shows what it knows of its visitor. */
const SERVER = `const { jsx, jsxs } = require('react/jsx-runtime');
const { useLoaderData, redirect, data } = require('react-router-dom');
const page = (path, more) => ({ path, handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] }, ...more });
const Page = () => jsxs('article', { children: [
  jsx('title', { children: 'Свой «заголовок» & <знак>' }),
  jsx('meta', { name: 'description', content: 'О "странице"' }),
  jsx('meta', { property: 'og:title', content: 'Для друзей' }),
  jsx('meta', { httpEquiv: 'refresh', content: '0;url=https://evil.example' }),
  jsx('link', { rel: 'canonical', href: 'http://localhost/test' }),
  jsx('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '{"@type":"FAQPage"}' } }),
  jsx('script', { dangerouslySetInnerHTML: { __html: 'window.ran = 1' } }),
  jsx('h1', { children: 'Текст страницы' }),
  jsx('p', { children: useLoaderData() }),
] });
exports.routes = [
  page('/test', { Component: Page, loader: ({ request }) => 'cookie: ' + (request.headers.get('cookie') ?? 'none') }),
  page('/gone', { Component: Page, loader: () => { throw data(null, { status: 404 }); } }),
  page('/moved', { Component: Page, loader: () => redirect('/test') }),
  ...[...WAYS_OUT, ...WAYS_WITHIN].map((to, index) => page('/to-' + index, { loader: () => redirect(to) })),
  page('/broken', { Component: () => { throw new Error('broken'); }, loader: () => null }),
];`;
const NEIGHBOUR = { cookie: 'visitor=6f1c1f0e-8f62-4d4f-9d7c-0c9f4f9a1b2c; session=secret' };

let shell: TestShell;
let sequence: number;

const here = (text: string) => text.replaceAll('HOST', shell.host).replaceAll('PORT', String(shell.port));
const release = (version = '1.0.0') => {
  const ways = `const WAYS_OUT = ${JSON.stringify(WAYS_OUT)}, WAYS_WITHIN = ${JSON.stringify(WAYS_WITHIN)};`;
  return writeRelease(shell.artifactsDir, { version, server: here(ways) + SERVER });
};
const adopt = async (isFramed: boolean) => {
  sequence += 1;
  await shell.sets.adopt(mapOf(sequence, await release(), isFramed ? FRAMED : {}));
};
const headOf = ({ body }: Answer) => /<head>[^]*<\/head>/u.exec(body)?.[0] ?? '';

beforeEach(async () => {
  shell = await startTestShell();
  sequence = 0;
  await adopt(true);
});

afterEach(() => shell.stop());

describe('a page of a remote in quarantine', () => {
  it('is a page of the shell with a frame, without code of the remote, with what its page says of itself', async () => {
    const answer = await shell.get('/test');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatch(
      /<iframe src="\/test\?_frame=1" title="[^"]+" sandbox="allow-scripts [^"]*"/u,
    );
    expect(answer.body).not.toMatch(/allow-same-origin|Текст страницы|remoteEntry\.js" as|window\.ran/u);
    expect(headOf(answer)).toContain('<title>Свой «заголовок» &amp; &lt;знак&gt;</title>');
    expect(headOf(answer)).toContain('<meta name="description" content="О &quot;странице&quot;"/>');
    expect(headOf(answer)).toContain('<meta property="og:title" content="Для друзей"/>');
    expect(headOf(answer)).toContain('<link rel="canonical" href="http://localhost/test"/>');
    expect(answer.body).not.toContain('evil.example');
    expect(answer.body).toContain('<script type="application/ld+json">{"@type":"FAQPage"}</script>');
  });

  it('is kept for everybody as it would be without', async () => {
    const [first, second] = [await shell.get('/test'), await shell.get('/test', NEIGHBOUR)];
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(first.headers.etag).toBeDefined();
  });

  it('has the status and the redirect of the page in it', async () => {
    expect((await shell.get('/gone')).status).toBe(404);
    const moved = await shell.get('/moved');
    expect([moved.status, moved.headers.location]).toEqual([302, '/test']);
  });
});

describe('a redirect of a remote in quarantine', () => {
  it.each(WAYS_WITHIN.map((to, index): [string, number] => [to, WAYS_OUT.length + index]))(
    'leads to our own sites: %s',
    async (to, index) => {
      const { status, headers } = await shell.get(`/to-${index}`);
      expect([status, headers.location]).toEqual([302, here(to)]);
    },
  );

  it.each(WAYS_OUT.map((to, index): [string, number] => [to, index]))(
    'leads nobody away, and is a fault of its release: %s',
    async (_to, index) => {
      const { status, headers, body } = await shell.get(`/to-${index}`);
      expect([status, headers.location]).toEqual([503, undefined]);
      expect(body).toContain('Раздел ненадолго закрыт');
      expect(shell.faults.outcomes).toEqual(['stable 1.0.0 loader']);
      expect((await shell.get(`/to-${index}?_frame=1`)).headers.location).toBeUndefined();
    },
  );
});

describe('the document in the frame', () => {
  it('is the page as the server renders it, for nobody in particular, under a policy that lets only the shell’s script run', async () => {
    const { status, headers, body } = await shell.get('/test?_frame=1', NEIGHBOUR);
    expect(status).toBe(200);
    expect(body).toContain('Текст страницы');
    expect(body).toContain('cookie: none');
    expect(body).toContain('<base href="/test" target="_top"/>');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts /u);
    expect(policy).toMatch(/; script-src 'sha256-[^' ]+'; /u);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*(self|unsafe|http)|connect-src/u);
  });

  it('keeps the query of its page', async () => {
    const page = await shell.get('/test?page=2');
    expect(page.body).toContain('src="/test?page=2&amp;_frame=1"');
    expect((await shell.get('/test?page=2&_frame=1')).body).toContain('<base href="/test?page=2" ');
  });

  it('counts what fails in it against its remote', async () => {
    const { status, headers } = await shell.get('/broken?_frame=1');
    expect(status).toBe(503);
    expect(String(headers['content-security-policy'])).toMatch(/^sandbox /u);
    expect((await shell.get('/broken')).status).toBe(503);
    expect(shell.faults.outcomes).toEqual(['stable 1.0.0 render', 'stable 1.0.0 render']);
    const said = shell.log.filter(({ release }) => release === 'mfe-test@1.0.0').map(({ msg }) => msg);
    expect(said).toEqual(['render', 'render']);
  });
});

describe('a version that is tried in quarantine', () => {
  const counted = () => shell.faults.records.splice(0).map(({ channel, outcome }) => `${channel} ${outcome}`);

  it('is compared as any other is: pages of both arms are counted, around the frame and in it', async () => {
    const canary = canaryOf(await release('1.1.0'), 5_000);
    await shell.sets.adopt(mapOf(2, await release(), { ...FRAMED, canary }));
    const visitors: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      const { headers } = await shell.get('/test', TYPED);
      visitors.push(headers['set-cookie']?.[0]?.split(';')[0] ?? '');
    }
    // Kept for the others of the arm.
    expect(counted().sort()).toEqual(['canary ok', 'control ok']);
    for (const cookie of visitors) await shell.get('/test?_frame=1', { cookie });
    const inside = counted();
    expect(inside).toHaveLength(visitors.length);
    expect(new Set(inside)).toEqual(new Set(['canary ok', 'control ok']));
    for (const cookie of visitors) await shell.get('/broken', { cookie });
    expect(new Set(counted())).toEqual(new Set(['canary render', 'control render']));
  });
});

describe('after the quarantine', () => {
  it('the page is there itself, and the address of the frame leads to it', async () => {
    await adopt(false);
    const page = await shell.get('/test');
    expect(page.body).toContain('Текст страницы');
    expect(page.body).not.toContain('<iframe');
    const inner = await shell.get('/test?_frame=1');
    expect([inner.status, inner.headers.location]).toEqual([303, '/test']);
  });
});
