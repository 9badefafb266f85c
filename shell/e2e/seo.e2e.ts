import { expect, test } from 'playwright/test';
import { API_BASE_PATH, AUTH_PATHS, BLOG_PATHS, type BlogPosts } from '@polden/api-contract';
import { operationPaths, seoMeta } from '@polden/content-model';
import { ask, HOSTS, titleOf, type Answer } from './support/ask.ts';
import { platform } from './support/platform.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';
import { SEEN_WITHIN_MS } from './support/seen-within.ts';
import { problemsOf, structuredIn } from './support/structured-data.ts';
import { someOf } from './support/sweep.ts';

/** Of the site map, asked for at one time. */
const PAGES_AT_ONCE = 6;
/** They have data of all kinds among them. */
const PAGES_OF_KINDS = [
  '/',
  '/dengi-pod-zalog',
  '/kariera/otsenschik-avtomobiley',
  '/blog',
  '/voprosy-i-otvety',
];
const MAIN = `http://${HOSTS.main}`;
const KAZAN = `http://${HOSTS.city('kazan')}`;

const api = (path: string) => `${platform.apiOrigin}${API_BASE_PATH}${path}`;

const metaOf = ({ body }: Answer, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'u').exec(body)?.[1] ?? null;
const canonicalOf = ({ body }: Answer) => /<link rel="canonical" href="([^"]*)"/u.exec(body)?.[1] ?? null;
const objectsOf = ({ body }: Answer) => structuredIn(body);

/** Headings more than one level below the one before: for a reader of headings something is missing there. */
function skippedLevels({ body }: Answer): string[] {
  const levels = [...body.matchAll(/<h([1-6])[ >]/gu)].map(([, level]) => Number(level));
  return levels.flatMap((level, at) => {
    const above = levels[at - 1] ?? 0;
    return level > above + 1 ? [`h${level} after h${above}`] : [];
  });
}

async function newestPost(): Promise<{ slug: string; title: string; lead: string }> {
  const { posts } = (await (await fetch(api(`${BLOG_PATHS.posts}?page=1`))).json()) as BlogPosts;
  const [post] = posts;
  if (!post) throw new Error('the demo blog is empty');
  return post;
}

test('a page says what it is: title, description, its one address and data for search engines', async () => {
  const { slug } = await newestPost();
  for (const [path, types] of [
    ['/', ['Organization']],
    ['/dengi-pod-zalog', ['FAQPage', 'LoanOrCredit']],
    ['/investoram', ['BreadcrumbList', 'FAQPage']],
    ['/blog', ['BreadcrumbList']],
    [`/blog/${slug}`, ['BreadcrumbList', 'NewsArticle']],
  ] as const) {
    const page = await ask(HOSTS.main, path);
    expect(page.status, path).toBe(200);
    expect(page.body.match(/<title/gu), path).toHaveLength(1);
    expect(titleOf(page), path).toMatch(/\S — Полдень$/u);
    expect(metaOf(page, 'description')?.length, path).toBeGreaterThan(20);
    expect(canonicalOf(page), path).toBe(MAIN + path);
    expect([metaOf(page, 'og:url'), metaOf(page, 'og:type')], path).toEqual([
      MAIN + path,
      path.startsWith('/blog/') ? 'article' : 'website',
    ]);
    const objects = objectsOf(page);
    expect(new Set(objects.map((object) => object['@context'])), path).toEqual(
      new Set(['https://schema.org']),
    );
    expect(
      objects.map((object) => object['@type']),
      path,
    ).toEqual(expect.arrayContaining([...types]));
  }
});

test('a later page of a list has its number in the title, the description and the address', async () => {
  const page = await ask(HOSTS.main, '/blog?page=2');
  expect(titleOf(page)).toMatch(/ — страница 2 — Полдень$/u);
  expect(metaOf(page, 'description')).toMatch(/\. Страница 2\.$/u);
  expect(canonicalOf(page)).toBe(`${MAIN}/blog?page=2`);
});

test('the picture of a page is a PNG with its title that may be kept for ever', async ({ request }) => {
  const address = metaOf(await ask(HOSTS.main, '/blog'), 'og:image') ?? '';
  const { pathname, search, origin } = new URL(address);
  expect([origin, pathname]).toEqual([MAIN, '/og/blog.png']);
  const picture = await request.get(pathname + search);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const path of ['/og/net-takoj.png', '/og/login.png', '/og/admin.png'])
    expect((await ask(HOSTS.main, path)).status, path).toBe(404);
});

test('the site of a city names it, and is the address of its own pages', async () => {
  const page = await ask(HOSTS.city('kazan'), '/dengi-pod-zalog');
  expect(titleOf(page)).toContain('в Казани');
  expect(canonicalOf(page)).toBe(`${KAZAN}/dengi-pod-zalog`);
});

test('robots.txt and the site map are those of the host', async () => {
  const { slug } = await newestPost();
  for (const [host, origin] of [
    [HOSTS.main, MAIN],
    [HOSTS.city('kazan'), KAZAN],
  ] as const) {
    const robots = await ask(host, '/robots.txt');
    expect([robots.status, robots.body]).toEqual([
      200,
      expect.stringContaining(`Sitemap: ${origin}/sitemap.xml`),
    ]);
    expect(robots.body).toContain('Disallow: /admin');
    const index = await ask(host, '/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(index.body).toContain(`<loc>${origin}/sitemaps/pages-1.xml</loc>`);
    const unchanged = await ask(host, '/sitemap.xml', { 'if-none-match': String(index.headers.etag) });
    expect(unchanged.status).toBe(304);
    const pages = (await ask(host, '/sitemaps/pages-1.xml')).body;
    const paths = [...pages.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => url.replace(origin, ''));
    expect(paths).toEqual(expect.arrayContaining(['/', '/dengi-pod-zalog']));
    expect(paths.filter((path) => /^\/(admin|login)/u.test(path))).toEqual([]);
    expect(paths.includes(`/blog/${slug}`)).toBe(host === HOSTS.main);
  }
  expect((await ask(HOSTS.main, '/sitemaps/pages-9.xml')).status).toBe(404);
});

/** What editors write stands under the page of its section, not on the map. */
const WRITTEN = /^\/(blog|documenty|kariera|o-kompanii|raskrytie-informatsii|uslovija)\/./u;
/** Of the remote that another test begins and releases. */
const BEGUN = '/primer';

test('the page with the map of the site leads to all pages that search engines are told of', async () => {
  const { body } = await ask(HOSTS.main, '/sitemaps/pages-1.xml');
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
  const map = await ask(HOSTS.main, '/karta-saita');
  const [, main = ''] = /<main[^]*?>([^]*)<\/main>/u.exec(map.body) ?? [];
  const links = new Set([...main.matchAll(/href="(\/[^"#?]*)"/gu)].map(([, path = '']) => path));
  const fixed = listed.filter((path) => !['/karta-saita', BEGUN].includes(path) && !WRITTEN.test(path));
  expect(fixed.length).toBeGreaterThan(40);
  expect(fixed.filter((path) => !links.has(path))).toEqual([]);
});

test('every page of the site map is there, says the same address of itself, skips no level of headings, and tells search engines what is complete', async () => {
  const { body } = await ask(HOSTS.main, '/sitemaps/pages-1.xml');
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
  expect(listed).not.toEqual([]);
  const walked = someOf(listed, 40);
  const further = [...PUBLIC_PAGES.map(([path]) => path), '/gorod', '/podpiska'];
  const paths = [...new Set([...walked, ...someOf(further, 10), ...PAGES_OF_KINDS])];
  const kinds = new Set<string>();
  while (paths.length > 0) {
    const some = paths.splice(0, PAGES_AT_ONCE);
    const pages = await Promise.all(some.map((path) => ask(HOSTS.main, path)));
    for (const [at, page] of pages.entries()) {
      const path = some[at] ?? '';
      if (walked.includes(path))
        expect.soft([page.status, canonicalOf(page)]).toEqual([200, new URL(path, MAIN).href]);
      expect.soft([path, skippedLevels(page)]).toEqual([path, []]);
      for (const object of objectsOf(page)) {
        kinds.add(object['@type'] ?? '');
        expect
          .soft([path, object['@context'], problemsOf({ ...object })])
          .toEqual([path, 'https://schema.org', []]);
      }
    }
  }
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining([
      'BreadcrumbList',
      'FAQPage',
      'JobPosting',
      'LoanOrCredit',
      'NewsArticle',
      'Organization',
    ]),
  );
});

test('what an editor rules for a page is its title in time, and is taken back as soon', async () => {
  const { slug } = await newestPost();
  const path = `/blog/${slug}`;
  const own = titleOf(await ask(HOSTS.main, path));
  const signedIn = await fetch(api(AUTH_PATHS.login), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: platform.origin },
    body: JSON.stringify({ login: 'admin', password: 'admin-demo' }),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const write = async (operation: 'add' | 'remove', body: object, id = '') => {
    const [operationPath = ''] = operationPaths(seoMeta, operation);
    const answer = await fetch(api(operationPath + id), {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json() as Promise<{ id: number }>;
  };
  const title = async () => titleOf(await ask(HOSTS.main, path));
  const inTime = { timeout: SEEN_WITHIN_MS, intervals: [100] };

  const words = `Правило ${Date.now()}`;
  const rule = await write('add', { url: path, subdomain: 'msk', title: words, heading: 'Слова редактора' });
  await expect.poll(title, inTime).toBe(`${words} — Полдень`);
  expect((await ask(HOSTS.main, path)).body).toMatch(/<h1[^>]*>Слова редактора<\/h1>/u);
  await write('remove', {}, `/${rule.id}`);
  await expect.poll(title, inTime).toBe(own);
});

test('the title goes with the page when a visitor goes on in the browser', async ({ page }) => {
  await page.goto('/blog');
  const { slug } = await newestPost();
  const asked = await ask(HOSTS.main, `/blog/${slug}`);
  await page.locator(`main a[href="/blog/${slug}"]`).first().click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(page).toHaveTitle(titleOf(asked));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/blog/${slug}$`, 'u'),
  );
});
