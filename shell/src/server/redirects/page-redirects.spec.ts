import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mapOfRemotes, mapped, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type Answer, type TestShell } from '../../testing/test-shell.ts';

const MAIN = 'https://polden.example';
const KAZAN = 'https://kazan.polden.example';
const APP = 'https://apps.example/polden';
const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

/** Renders the city and the query that it was asked for. */
const PAGES = `const { jsx } = require('react/jsx-runtime');
const { useRouteLoaderData } = require('react-router-dom');
const City = () => jsx('h1', { children: useRouteLoaderData('shell').city.title });
const page = (path, more) => ({ path, handle: { chunk: 'test', layout: 'simple', ...more }, Component: City });
exports.routes = [
  page('/', { cityVariant: true, cacheTags: ['home'] }),
  page('/dengi-pod-zalog', { cityVariant: true }),
  page('/dengi-pod-zalog-pts', { cityVariant: true }),
  page('/{loanPage1}', { cityVariant: true }),
  page('/blog', { paged: true }), page('/blog/:post'), page('/o-kompanii/smi-o-nas'), page('/login'), page('/about-{brand}'),
  page('/ssylka/:token', { caseSensitive: true }),
];`;
const PATHS = [
  '/',
  '/dengi-pod-zalog',
  '/dengi-pod-zalog-pts',
  '/{loanPage1}',
  '/blog',
  '/blog/:post',
  '/ssylka/:token',
];

let shell: TestShell;

beforeAll(async () => {
  shell = await startTestShell({
    publicOrigin: MAIN,
    local: false,
    internalHosts: ['test.polden.example'],
    redirects: [
      { path: '/blog/prezhnyaya', target: '/blog/novaya', code: 301 },
      { id: 5, path: '/akcia', target: '/dengi-pod-zalog', code: 302 },
      { id: 6, path: '/staraya-akcia', target: '/Akcia?x=1', code: 301 },
      { path: '/Letnyaya-Akcia', target: '/Blog/Leto', code: 301 },
      { path: '/priglashenie', target: '/ssylka/AbC', code: 301 },
    ],
    appInstallUrl: APP,
  });
  const release = await writeRelease(shell.artifactsDir, { version: '1.0.0', server: PAGES, paths: PATHS });
  await shell.sets.adopt(mapOfRemotes(1, { 'mfe-test': mapped(release, 1) }));
});

afterAll(() => shell.stop());

const ask = (address: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const { host } = new URL(address);
  return shell.get(address.slice(address.indexOf(host) + host.length), { host, ...headers });
};

async function answer(address: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, headers: answered } = await ask(address, headers);
  return [status, answered.location].filter((part) => part !== undefined).join(' ');
}

describe('a page on the main site', () => {
  it.each([
    ['/blog/', `301 ${MAIN}/blog`],
    ['/map?utm_source=a&x=1', `301 ${MAIN}/karta-saita?utm_source=a&x=1`],
    ['/zajmy-i-kredity/prezhnyaya/?x=1', `301 ${MAIN}/blog/novaya?x=1`],
    ['/welcome/a?x=1', `301 ${MAIN}/dengi-pod-zalog?x=1`],
    ['/dengi-pod-zalog/pts/', `301 ${MAIN}/dengi-pod-zalog-pts`],
    ['/dengi-pod-zalog/netu', '404'],
    ['/zajmy-i-kredity/kak-vybrat?x=1', `301 ${MAIN}/blog/kak-vybrat?x=1`],
    ['/dengi-pod-zalog/netu/?x=1', '404'],
    ['/o-kompanii/raskrytie-informatsii/a/b', '404'],
    ['/blog?page=1&x=1', `301 ${MAIN}/blog?x=1`],
    ['/zajmy-i-kredity?utm_source=mail&page=1', `301 ${MAIN}/blog?utm_source=mail`],
    ['/zajmy-i-kredity?page=1', `301 ${MAIN}/blog`],
    ['/blog?page=2', '200'],
    ['/blog%20', `301 ${MAIN}/blog`],
    ['/Blog%C2%A0/?x=1', `301 ${MAIN}/blog?x=1`],
    ['/map%0D%0A', `301 ${MAIN}/karta-saita`],
    ['/blog%0d%0a/st%E2%80%A8atya', `301 ${MAIN}/blog/statya`],
    ['/blog//statya', `301 ${MAIN}/blog/statya`],
    ['//blog', `301 ${MAIN}/blog`],
    ['///BLOG?x=1', `301 ${MAIN}/blog?x=1`],
    ['//nowhere', `301 ${MAIN}/nowhere`],
    ['/blog/o%20nas', '200'],
    ['/%FF', '404'],
    ['/blog/%E0%A4%A?x=1', '404'],
    ['/%', '404'],
    ['/BLOG', `301 ${MAIN}/blog`],
    ['/Blog/Statya/?utm_Source=A&X=%C3%84', `301 ${MAIN}/blog/statya?utm_Source=A&X=%C3%84`],
    ['/MAP/?X=1', `301 ${MAIN}/karta-saita?X=1`],
    ['/letnyaya-AKCIA/', `301 ${MAIN}/blog/leto`],
    ['/Akcia/', `302 ${MAIN}/dengi-pod-zalog`],
    ['/BLOG/?page=1', `301 ${MAIN}/blog`],
    ['/Zajmy-I-Kredity/?page=1', `301 ${MAIN}/blog`],
    ['/%D0%9E-%D0%BD%D0%B0%D1%81', `301 ${MAIN}/%D0%BE-%D0%BD%D0%B0%D1%81`],
    ['/%d0%be-%d0%bd%d0%b0%d1%81', '404'],
    ['/Nowhere', `301 ${MAIN}/nowhere`],
    ['/APP/ios', `302 ${APP}`],
    ['/akcia', `302 ${MAIN}/dengi-pod-zalog`],
    ['/app/ios?to=https://evil.example', `302 ${APP}`],
    ['/app', `302 ${APP}`],
    ['/application', '404'],
    ['/o-kompanii/smi-o-nas', '200'],
    ['/nowhere', '404'],
    ['/zaim-polden', '200'],
    ['/about-polden', '200'],
    ['/about-{brand}', '404'],
  ])('%s: %s', async (path, expected) => {
    expect(await answer(MAIN + path)).toBe(expected);
  });

  it.each([
    ['/ssylka/AbC', '200'],
    ['/Ssylka/AbC?Key=Xy', '200'],
    ['/ssylka/AbC/', `301 ${MAIN}/ssylka/AbC`],
    ['/priglashenie', `301 ${MAIN}/ssylka/AbC`],
    ['/api/v1/Leads', '404'],
    ['/API/v1/Leads', '404'],
    ['/mfe/Mfe-Test/1.0.0/client/A.js', '404'],
    ['/assets/Main.js', '404'],
    ['/.well-known/acme-challenge/AbC', '404'],
    ['/Dogovor.PDF', '404'],
  ])('what only this case means keeps it, %s: %s', async (path, expected) => {
    expect(await answer(MAIN + path)).toBe(expected);
  });

  it.each([
    '//evil.example/map',
    '/\\evil.example',
    '/%5cevil.example/',
    '/.//evil.example/',
    '/zajmy-i-kredity//evil.example',
    '/welcome//evil.example/',
    '/%2f%2fevil.example/',
  ])('%s leads to no other site', async (path) => {
    const { headers } = await ask(MAIN + path);
    if (headers.location !== undefined) expect(headers.location.startsWith(`${MAIN}/`)).toBe(true);
  });
});

describe('the address that thanks for a form', () => {
  const thanks = `${MAIN}/blog?otpravleno=pismo`;

  it('leads whoever has sent none to the form', async () => {
    expect(await answer(thanks)).toBe(`302 ${MAIN}/blog`);
    expect(await answer(`${thanks}&x=1`)).toBe(`302 ${MAIN}/blog?x=1`);
    expect(await answer(thanks, { cookie: 'sent_form=otzyv' })).toBe(`302 ${MAIN}/blog`);
    expect(await answer(`${MAIN}/Blog/?otpravleno=pismo`)).toBe(`302 ${MAIN}/blog`);
  });

  it('thanks whoever has', async () => {
    expect(await answer(thanks, { cookie: 'a=1; sent_form=pismo' })).toBe('200');
  });
});

it('an address that turns into another site’s when it is tidied up stands in no link of its page', async () => {
  const { status, body } = await ask(`${MAIN}/.//evil.example`);
  expect(status).toBe(404);
  expect(body).not.toContain('//evil.example');
});

it('counts visitors by the editors’ rules that led them, each of a chain, and robots apart', async () => {
  shell.redirectUses();
  await ask(`${MAIN}/akcia?utm_source=mail`, { cookie: 'city=kazan' });
  await ask(`${MAIN}/AKCIA/`);
  await ask(`${MAIN}/staraya-akcia`, { 'user-agent': ROBOT });
  // Moved by the site itself, by a rule without a number, and not at all.
  for (const path of ['/map', '/blog/prezhnyaya', '/dengi-pod-zalog', '/blog/']) await ask(MAIN + path);
  expect(shell.redirectUses()).toEqual([
    { id: 5, people: 2, robots: 1 },
    { id: 6, people: 0, robots: 1 },
  ]);
});

describe('the city of a visitor', () => {
  const cookie = 'a=1; city=kazan';

  it.each([
    [`${MAIN}/`, `302 ${KAZAN}/`],
    [`${MAIN}/dengi-pod-zalog?x=1`, `302 ${KAZAN}/dengi-pod-zalog?x=1`],
    [`${MAIN}/zaim-polden`, `302 ${KAZAN}/zaim-polden`],
    [`${MAIN}/welcome/a`, `302 ${KAZAN}/dengi-pod-zalog`],
    [`${MAIN}/Dengi-Pod-Zalog/?X=1`, `302 ${KAZAN}/dengi-pod-zalog?X=1`],
    [`${MAIN}/WELCOME/a/`, `302 ${KAZAN}/dengi-pod-zalog`],
    [`${MAIN}/blog`, '200'],
    ['https://spb.polden.example/', '200'],
    [`${KAZAN}/`, '200'],
    ['https://atlantis.polden.example/', `302 ${KAZAN}/`],
    ['https://test.polden.example/?is_ekklesia_mode=false', '200'],
  ])('leads from %s to %s', async (address, expected) => {
    expect(await answer(address, { cookie })).toBe(expected);
  });

  it('leaves a form that was sent where it is answered', async () => {
    const sent = `${cookie}; sent_form=pismo`;
    expect(await answer(`${MAIN}/dengi-pod-zalog?otpravleno=pismo`, { cookie: sent })).toBe('200');
    expect(await answer(`${MAIN}/dengi-pod-zalog?zayavka=5f0`, { cookie })).toBe('200');
    // Who is thanked for nothing is anybody.
    const unsent = await answer(`${MAIN}/dengi-pod-zalog?otpravleno=pismo`, { cookie });
    expect(unsent).toBe(`302 ${KAZAN}/dengi-pod-zalog`);
  });

  it('moves no robot, and nobody by a city that is not ours', async () => {
    expect(await answer(`${MAIN}/`, { cookie, 'user-agent': ROBOT })).toBe('200');
    for (const alias of ['msk', '', 'atlantis', '//evil.example', 'kazan%00'])
      expect(await answer(`${MAIN}/`, { cookie: `city=${alias}` })).toBe('200');
  });

  it('comes before the kept page, which stays the same for all others', async () => {
    expect((await ask(`${MAIN}/`)).body).toContain('Москва');
    expect(await answer(`${MAIN}/`, { cookie })).toBe(`302 ${KAZAN}/`);
    expect((await ask(`${KAZAN}/`, { cookie })).body).toContain('Казань');
    expect((await ask(`${MAIN}/`)).body).toContain('Москва');
  });
});

describe('a city’s site', () => {
  it.each([
    [`${KAZAN}/`, '200'],
    [`${KAZAN}/dengi-pod-zalog-pts`, '200'],
    [`${KAZAN}/blog`, `301 ${MAIN}/blog`],
    [`${KAZAN}/blog/?page=1`, `301 ${MAIN}/blog`],
    [`${KAZAN}/blog/statya?x=1`, `301 ${MAIN}/blog/statya?x=1`],
    [`${KAZAN}/login`, `301 ${MAIN}/login`],
    [`${KAZAN}/welcome/a`, `301 ${KAZAN}/dengi-pod-zalog`],
    [`${KAZAN}/zajmy-i-kredity/prezhnyaya`, `301 ${MAIN}/blog/novaya`],
    [`${KAZAN}/nowhere`, '404'],
    [`${KAZAN}/Nowhere`, `301 ${KAZAN}/nowhere`],
    [`${KAZAN}/Zajmy-i-Kredity/Prezhnyaya/?X=1`, `301 ${MAIN}/blog/novaya?X=1`],
    [`${KAZAN}/BLOG/?page=1`, `301 ${MAIN}/blog`],
    ['https://ekb.polden.example/', '301 https://ekaterenburg.polden.example/'],
    ['https://ekb.polden.example/blog', `301 ${MAIN}/blog`],
    [
      'https://voskresensk.polden.example/?x=1',
      '301 https://gorodskoy-okrug-voskresensk.polden.example/?x=1',
    ],
    ['https://msk.polden.example/', `301 ${MAIN}/`],
    ['https://atlantis.polden.example/', `302 ${MAIN}/`],
    ['https://atlantis.polden.example/blog/?x=1', `302 ${MAIN}/blog?x=1`],
    ['https://test.polden.example/blog', '302 https://test.polden.example/blog?is_ekklesia_mode=false'],
    [
      'https://test.polden.example/map?x=1',
      '302 https://test.polden.example/karta-saita?x=1&is_ekklesia_mode=false',
    ],
    ['https://test.polden.example/blog?is_ekklesia_mode=true', '200'],
    ['https://evil.example/', '421'],
  ])('%s: %s', async (address, expected) => {
    expect(await answer(address)).toBe(expected);
  });

  it('is led nowhere by what a proxy is said to have been asked for', async () => {
    const { body } = await ask(`${KAZAN}/`, { 'x-forwarded-host': 'evil.example', 'x-site-city': 'spb' });
    expect(body).toContain('Казань');
    expect(body).not.toContain('evil.example');
  });

  it.each([MAIN, KAZAN, 'https://ekb.polden.example', 'https://test.polden.example'])(
    'and every other of ours answers service paths itself: %s',
    async (origin) => {
      expect(await answer(`${origin}/_loading/sse`, { cookie: 'city=spb' })).toBe('204');
      expect(await answer(`${origin}/_nuxt/icons/`, { cookie: 'city=spb' })).toBe('404');
    },
  );
});

describe('the choice of a city', () => {
  const choose = (address: string, headers: Record<string, string> = {}) => ask(address, headers);

  it('is remembered for all sites, and leads to the page there', async () => {
    const { status, headers } = await choose(`${MAIN}/gorod/kazan?path=%2Fdengi-pod-zalog%3Fx%3D1`);
    expect([status, headers.location]).toEqual([302, `${KAZAN}/dengi-pod-zalog?x=1`]);
    expect(headers['set-cookie']).toEqual([
      'city=kazan; Path=/; Max-Age=31536000; SameSite=Lax; Domain=polden.example; Secure',
    ]);
    const back = await choose(`${KAZAN}/gorod/msk?path=/`);
    expect(back.headers.location).toBe(`${MAIN}/`);
    expect(back.headers['set-cookie']?.[0]).toContain('city=msk;');
    expect((await choose(`${MAIN}/gorod/ekb`)).headers['set-cookie']?.[0]).toContain('city=ekaterenburg;');
  });

  it('leads nowhere from a host for tests, which has no sites of cities beside it', async () => {
    const qa = 'https://test.polden.example';
    const { status, headers } = await choose(`${qa}/gorod/kazan?path=/dengi-pod-zalog`);
    expect([status, headers.location]).toEqual([302, `${qa}/dengi-pod-zalog`]);
    expect(headers['set-cookie']).toEqual([expect.stringContaining('city=kazan; ')]);
    const page = await ask(`${qa}/dengi-pod-zalog?is_ekklesia_mode=false`, { cookie: 'city=kazan' });
    expect(page.status).toBe(200);
    // What the browser is told: it leads nobody away either.
    expect(page.body).toContain('"internal":true');
    expect((await ask(`${MAIN}/blog`)).body).not.toContain('"internal"');
  });

  it('is nobody else’s: a link of another site changes nothing', async () => {
    const { headers } = await choose(`${MAIN}/gorod/kazan`, { 'sec-fetch-site': 'cross-site' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example'])(
    'leads to no other site: %s',
    async (path) => {
      const { headers } = await choose(`${MAIN}/gorod/kazan?path=${encodeURIComponent(path)}`);
      expect(headers.location).toBe(`${KAZAN}/`);
    },
  );

  it('of a city that we do not have leads to the page', async () => {
    const { status, headers } = await choose(`${MAIN}/gorod/atlantis?path=/blog`);
    expect([status, headers.location, headers['set-cookie']]).toEqual([302, `${MAIN}/blog`, undefined]);
  });
});
