import { expect, test } from 'playwright/test';
import { ask, HOSTS, layoutOf, outcome, siteOf, titleOf } from './support/ask.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';
import { askMixed } from './support/mixed-requests.ts';
import { SWEEP } from './support/sweep.ts';

const MAIN = `http://${HOSTS.main}`;
const KAZAN = `http://${HOSTS.city('kazan')}`;
const APP = 'https://apps.polden.example/install';

/** On the main site: what the address answers, and where it leads. */
const REDIRECTS: [path: string, expected: string][] = [
  ['/zajmy-i-kredity/kak-vybrat-zaem', `301 ${MAIN}/blog/kak-vybrat-zaem`],
  ['/zajmy-i-kredity', `301 ${MAIN}/blog`],
  ['/o-kompanii/smi-o-nas/polden-v-gazete', `301 ${MAIN}/o-kompanii/nashi-novosti/polden-v-gazete`],
  ['/o-kompanii/raskrytie-informatsii/otchetnost', `301 ${MAIN}/raskrytie-informatsii/otchetnost`],
  ['/o-kompanii/raskrytie-informatsii', `301 ${MAIN}/raskrytie-informatsii`],
  ['/o-kompanii/finansovaya-gramotnost/budzhet', `301 ${MAIN}/blog/budzhet`],
  ['/o-kompanii/finansovaya-gramotnost', `301 ${MAIN}/blog`],
  ['/o-kompanii/vakansii', `301 ${MAIN}/kariera`],
  ['/map', `301 ${MAIN}/karta-saita`],
  ['/mobile-app', `301 ${MAIN}/mobilnoe-prilozhenie`],
  ['/expired-payment', `301 ${MAIN}/pri-prosrochke`],
  ['/welcome/any/tail', `301 ${MAIN}/dengi-pod-zalog`],
  ['/welcome', `301 ${MAIN}/dengi-pod-zalog`],
  ['/partneram', `301 ${MAIN}/monetiziruyte-online-trafik`],
  ['/partneram/agentam', `301 ${MAIN}/stante-nashim-agentom-v-regione`],
  ['/app/android', `302 ${APP}`],
  ['/app', `302 ${APP}`],
  ['/app/https://evil.example/?to=//evil.example', `302 ${APP}`],
  ['/blog?page=1', `301 ${MAIN}/blog`],
  ['/blog?page=1&utm_source=mail', `301 ${MAIN}/blog?utm_source=mail`],
  ['/dengi-pod-zalog/netu', '404'],
  ['/raskrytie-informatsii/a/b', '404'],
  ['/documenty/vse-archive/netu', '404'],
  ['/dengi-pod-zalog/pts', `301 ${MAIN}/dengi-pod-zalog-pts`],
  ['/blog/', `301 ${MAIN}/blog`],
  ['/map/?utm_source=mail&a=1', `301 ${MAIN}/karta-saita?utm_source=mail&a=1`],
  ['/zajmy-bez-spravok', `301 ${MAIN}/zajm-po-pasportu`],
  ['/adresa-ofisov?a=1', `301 ${MAIN}/kontakty?a=1`],
  ['/oplata/', `301 ${MAIN}/pogasit-zajm`],
  [
    '/zajmy-i-kredity/zajm-s-prosrochkami',
    `301 ${MAIN}/blog/kreditnaya-istoriya-gde-posmotret-i-kak-ispravit-oshibku`,
  ],
];

/** On other hosts, and for visitors who have chosen a city. */
const HOST_REDIRECTS: [host: string, path: string, cookie: string | null, expected: string][] = [
  [HOSTS.main, '/', 'city=kazan', `302 ${KAZAN}/`],
  [HOSTS.main, '/dengi-pod-zalog?a=1', 'city=kazan', `302 ${KAZAN}/dengi-pod-zalog?a=1`],
  [HOSTS.main, '/welcome/x', 'city=kazan', `302 ${KAZAN}/dengi-pod-zalog`],
  [HOSTS.main, '/blog', 'city=kazan', '200'],
  [HOSTS.main, '/', 'city=msk', '200'],
  [HOSTS.city('kazan'), '/', 'city=spb', '200'],
  [HOSTS.city('ekb'), '/', null, `301 http://${HOSTS.city('ekaterenburg')}/`],
  [HOSTS.city('ekb'), '/blog', null, `301 ${MAIN}/blog`],
  [HOSTS.city('voskresensk'), '/?a=1', null, `301 http://${HOSTS.city('gorodskoy-okrug-voskresensk')}/?a=1`],
  [HOSTS.city('msk'), '/', null, `301 ${MAIN}/`],
  [HOSTS.city('atlantis'), '/dengi-pod-zalog', null, `302 ${MAIN}/dengi-pod-zalog`],
  [HOSTS.city('kazan'), '/map', null, `301 ${MAIN}/karta-saita`],
  [HOSTS.city('kazan'), '/welcome/x', null, `301 ${KAZAN}/dengi-pod-zalog`],
  [HOSTS.city('kazan'), '/admin', null, `301 ${MAIN}/admin`],
  [HOSTS.city('kazan'), '/admin/blog', null, `301 ${MAIN}/admin/blog`],
  [HOSTS.main, '/admin/blog?status=draft', null, `302 ${MAIN}/admin`],
  [HOSTS.main, '/admin/blog?status=draft', 'staff_session=1', '200'],
  [HOSTS.main, '/admin', null, '200'],
  [HOSTS.city('kazan'), '/login', null, `301 ${MAIN}/login`],
  [HOSTS.city('kazan'), '/nowhere', null, '404'],
  [HOSTS.internal, '/blog', null, `302 http://${HOSTS.internal}/blog?is_ekklesia_mode=false`],
  [HOSTS.internal, '/blog?is_ekklesia_mode=false', null, '200'],
  ['evil.example', '/', null, '421'],
];

/** Of the shell, of the staff, and what stands in place of a page. */
const OTHER_PAGES = [
  '/gorod',
  '/podpiska',
  `/poisk?q=${encodeURIComponent('залог')}`,
  '/admin',
  '/takoj-stranitsy-net',
  '/blog/takoj-statji-net',
];
/** As the build names a class of a style sheet. */
const IN_A_MODULE = /^\w{3}_[\w-]+$/u;

const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

test('every page of the main site has its status, layout and title, and headings that go down by one level at a time', async () => {
  for (const [path, layout, title] of PUBLIC_PAGES) {
    const answer = await ask(HOSTS.main, path);
    expect.soft([path, answer.status, layoutOf(answer)]).toEqual([path, 200, layout]);
    expect.soft(`${path} ${titleOf(answer)}`).toContain(`${path} ${title}`);
    expect.soft(`${path} ${titleOf(answer)}`).toMatch(/ — Полдень$/);
    const main = /<main[\s\S]*<\/main>/u.exec(answer.body)?.[0] ?? '';
    const levels = [...main.matchAll(/<h([1-6])[\s>]/gu)].map(([, level]) => Number(level));
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft([path, levels[0], leaps]).toEqual([path, 1, []]);
  }
});

test('what surrounds a page leads to places that are in it', async () => {
  for (const [path] of PUBLIC_PAGES) {
    const { body } = await ask(HOSTS.main, path);
    const around = body.replace(/<main[\s\S]*<\/main>/u, '');
    const places = [...around.matchAll(/ href="#([^"]+)"/gu)].map(([, id = '']) => id);
    expect.soft([path, places.filter((id) => !body.includes(` id="${id}"`))]).toEqual([path, []]);
  }
});

test('a page comes with the styles of all that is on it: nothing is dressed by a script', async () => {
  const styles = new Map<string, string>();
  const paths = [...PUBLIC_PAGES.map(([path]) => path), ...OTHER_PAGES];
  for (const path of paths) {
    const { body } = await ask(HOSTS.main, path);
    const files = [...body.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/gu)].map(
      ([, href = '']) => href,
    );
    for (const file of files) if (!styles.has(file)) styles.set(file, (await ask(HOSTS.main, file)).body);
    const rules = files.map((file) => styles.get(file)).join('\n');
    const shown = body.slice(body.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>/gu, '');
    const classes = [...shown.matchAll(/ class="([^"]+)"/gu)].flatMap(([, names = '']) => names.split(' '));
    const bare = classes.filter((name) => IN_A_MODULE.test(name) && !rules.includes(`.${name}`));
    expect.soft([path, [...new Set(bare)]]).toEqual([path, []]);
    expect.soft(classes.filter((name) => IN_A_MODULE.test(name)).length, path).toBeGreaterThan(10);
  }
});

test('on a city’s site it speaks of the city, or leads to the main one', async () => {
  for (const [path, , , city] of PUBLIC_PAGES) {
    const answer = await ask(HOSTS.city('kazan'), path);
    expect.soft([path, outcome(answer)]).toEqual([path, city ? '200' : `301 ${MAIN}${path}`]);
    if (!city) continue;
    expect.soft([path, siteOf(answer).city?.alias]).toEqual([path, 'kazan']);
    // Once, in the words of the page, which may go on after it.
    expect.soft(`${path} ${titleOf(answer)}`).toMatch(/^[^—]* в Казани(?:[ :,].+)? — Полдень$/u);
    expect.soft([path, titleOf(answer).split('Казани').length]).toEqual([path, 2]);
  }
});

test('every address that leads elsewhere leads there at once', async () => {
  for (const [path, expected] of REDIRECTS) {
    expect.soft([path, outcome(await ask(HOSTS.main, path))]).toEqual([path, expected]);
  }
  for (const [host, path, cookie, expected] of HOST_REDIRECTS) {
    const answer = await ask(host, path, cookie === null ? {} : { cookie });
    expect.soft([host, path, cookie, outcome(answer)]).toEqual([host, path, cookie, expected]);
  }
  expect(outcome(await ask(HOSTS.main, '/', { cookie: 'city=kazan', 'user-agent': ROBOT }))).toBe('200');
});

test('what is nowhere is a page that says so, at its own address', async () => {
  for (const path of ['/nowhere', '/404', '/blog/nowhere/at/all', '/dengi-pod-zalog-nowhere']) {
    const answer = await ask(HOSTS.main, path);
    expect([path, answer.status, layoutOf(answer)]).toEqual([path, 404, 'default-no-seo']);
    expect(titleOf(answer)).toBe('Страница не найдена — Полдень');
    const main = /<main[\s\S]*<\/main>/u.exec(answer.body)?.[0] ?? '';
    const ways = [...main.matchAll(/href="(\/[^"]*)"/gu)].map(([, way = '']) => way);
    expect(ways.length).toBeGreaterThanOrEqual(5);
    for (const way of ways) expect([way, outcome(await ask(HOSTS.main, way))]).toEqual([way, '200']);
  }
  for (const page of ['0', '-1', 'x', '1.5', '']) {
    const answer = await ask(HOSTS.main, `/blog?page=${page}`);
    expect([page, answer.status]).toEqual([page, 404]);
    expect(answer.body).toContain('Page not found.');
  }
  // A page past the end of a list is none, and leads to the last one.
  for (const list of [
    '/blog',
    '/o-kompanii/nashi-novosti',
    '/o-kompanii/smi-o-nas',
    '/o-kompanii/video',
    '/o-kompanii/photobank',
    '/o-kompanii/otzyvi',
  ]) {
    const answer = await ask(HOSTS.main, `${list}?page=9999`);
    expect([list, answer.status]).toEqual([list, 404]);
    expect(answer.body).toContain('Такой страницы нет');
    expect(titleOf(answer)).not.toContain('9999');
  }
});

test('service paths are answered on every host, and lead nowhere', async () => {
  for (const host of [HOSTS.main, HOSTS.city('kazan'), HOSTS.city('ekb'), HOSTS.internal]) {
    const headers = { cookie: 'city=spb' };
    expect(outcome(await ask(host, '/_loading/sse', headers))).toBe('204');
    expect(outcome(await ask(host, '/_nuxt/icons/', headers))).toBe('404');
    expect(outcome(await ask(host, '/robots.txt', headers))).toBe('200');
    expect(outcome(await ask(host, '/api/v1/site/settings', headers))).toBe('200');
  }
});

test('a city is chosen without JavaScript, for all sites', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${MAIN}/dengi-pod-zalog`);
  await page
    .getByRole('link', { name: /Ваш город/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Казань', exact: true }).first().click();
  await expect(page).toHaveURL(`${KAZAN}/dengi-pod-zalog`);
  await page.goto(`${MAIN}/`);
  await expect(page).toHaveURL(`${KAZAN}/`);
  await page.goto(`${KAZAN}/blog`);
  await expect(page).toHaveURL(`${MAIN}/blog`);
  await context.close();
});

test('from a city’s page one comes to the pages of the main site, and back', async ({ page }) => {
  await page.goto(`${KAZAN}/gorod/kazan?path=/`);
  await expect(page).toHaveURL(`${KAZAN}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Блог' }).first().click();
  await expect(page).toHaveURL(`${MAIN}/blog`);
  await page.getByRole('link', { name: 'Полдень: на главную' }).click();
  await expect(page).toHaveURL(`${KAZAN}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${MAIN}/blog`);
});

test('of mixed requests none is served what is another’s', async () => {
  const { leaks, shared, statuses } = await askMixed(SWEEP ? 400 : 200, 1);
  expect(leaks).toEqual([]);
  expect(shared).toBeGreaterThan(20);
  expect(Object.keys(statuses).sort()).toEqual(expect.arrayContaining(['200', '301', '302', '404', '421']));
});
