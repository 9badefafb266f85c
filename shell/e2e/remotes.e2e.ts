import { expect, test, type Page } from 'playwright/test';
import { followLink, untilInteractive } from './support/interactive.ts';
import { watchTroubles } from './support/troubles.ts';

const INVESTOR_ENTRY = '**/mfe/mfe-investor/**/remoteEntry.js*';
const INVESTOR_PAGE = '**/mfe/mfe-investor/**/investor.*.js';
const HOME_MODULE = '**/mfe/mfe-lending/**/home.*.js';

/** Of a test of files, which has no width: once is enough. */
const once = { tag: '@any-width' };

/** Marks the document, so that a reload can be told from a navigation. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

/** What the browser says of its connection: a busy machine looks like a slow one, on which nothing is brought ahead. */
async function setConnection(page: Page, connection: { effectiveType?: string; saveData?: boolean }) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
}

/** By a link of the site. */
function follow(page: Page, path: string): Promise<void> {
  return followLink(page.locator(`a[href="${path}"]`).first());
}

/** On a phone the menu is folded, and nobody is near a link that he does not see. */
async function unfoldMenu(page: Page): Promise<void> {
  const toggle = page.locator('summary').filter({ has: page.getByRole('img', { name: 'Открыть меню' }) });
  if (await toggle.isHidden()) return;
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await menu.locator('summary').filter({ hasText: 'Инвесторам' }).click();
}

test('one goes from remote to remote without a reload', async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await markDocument(page);
  for (const [path, title] of [
    ['/investoram', /инвест|процент/i],
    ['/blog', /блог/i],
    ['/dengi-pod-zalog', /под залог/i],
  ] as const) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveTitle(/блог/i);
  expect(await stayed(page)).toBe(true);
  expect(troubles).toEqual([]);
});

test('the pages of the menu are brought before they are asked for', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g' });
  const code = page.waitForResponse(INVESTOR_PAGE);
  const data = page.waitForResponse('**/investor/calc-options');
  await page.goto('/');
  await unfoldMenu(page);
  await Promise.all([code, data]);
  await markDocument(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await follow(page, '/investoram');
  await expect(page).toHaveTitle(/инвест|процент/i);
  expect(asked.filter((path) => /mfe-investor|calc-options/.test(path))).toEqual([]);
  expect(await stayed(page)).toBe(true);
});

/** In this tab the page has just been loaded anew because of a file that did not come. */
async function noteReload(page: Page): Promise<void> {
  await page.evaluate(() => window.sessionStorage.setItem('mfe-reloaded-at', String(Date.now())));
}

const fallback = (page: Page) => page.getByRole('heading', { name: 'Раздел ненадолго закрыт' });

for (const [what, files, from, to] of [
  ['the entry of a remote', INVESTOR_ENTRY, '/', '/investoram'],
  ['a script of a page', HOME_MODULE, '/investoram', '/'],
  ['a style of a page', '**/mfe/mfe-lending/**/home.*.css', '/investoram', '/'],
  ['a chunk of the shell', '**/assets/federation-runtime.*.js', '/', '/investoram'],
] as const) {
  test(`${what} that the network loses costs one reload, which brings the page`, once, async ({ page }) => {
    let lost = 0;
    // Brought ahead, the file would be there before it can be lost.
    await setConnection(page, { saveData: true });
    await page.goto(from);
    await markDocument(page);
    await page.route(files, (route) => {
      lost += 1;
      return lost <= 2 ? route.abort() : route.continue();
    });
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect.poll(() => stayed(page)).toBe(false);
    await expect(page.getByRole('slider').first()).toBeVisible();
    await expect(fallback(page)).toHaveCount(0);
  });
}

test(
  'what was typed into a form outlives the reload, and a second failure, which is said with a phone',
  once,
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const sum = page.getByRole('textbox', { name: 'Сколько нужно' });
    await untilInteractive(page.getByRole('slider', { name: 'Сколько нужно' }));
    await markDocument(page);
    const lose = () =>
      page.evaluate(
        () =>
          void Promise.reject(Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })),
      );
    await sum.fill('417000');
    await lose();
    await expect.poll(() => stayed(page).catch(() => true)).toBe(false);
    await expect(sum).toHaveValue(/^417\s000/u);

    await markDocument(page);
    await sum.fill('523000');
    await lose();
    const message = page.locator('[aria-live="assertive"]');
    await expect(message.getByText('Часть страницы не загрузилась.')).toBeVisible();
    await expect(message.getByRole('link', { name: /^8 800/u })).toBeVisible();
    expect(await stayed(page)).toBe(true);
    await expect(sum).toHaveValue(/^523\s000/u);
    await message.getByRole('link', { name: 'Попробовать снова' }).click();
    await expect.poll(() => stayed(page).catch(() => true)).toBe(false);
    await expect(sum).toHaveValue(/^523\s000/u);
  },
);

test(
  'a page whose module fails again shows its fallback in the frame and comes back on the next try',
  once,
  async ({ page }) => {
    await page.route(HOME_MODULE, (route) => route.abort());
    await page.goto('/investoram', { waitUntil: 'networkidle' });
    await noteReload(page);
    await follow(page, '/');
    await expect(fallback(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^8 800/u })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute(HOME_MODULE);
    await follow(page, '/investoram');
    await expect(page.getByRole('slider', { name: 'Сколько вложить' })).toBeVisible();
    await follow(page, '/');
    await expect(page.getByRole('slider', { name: 'Сколько нужно' })).toBeVisible();
  },
);

test(
  'a first page whose script is lost again stays as the server has sent it, and holds nobody',
  once,
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.route('**/mfe/mfe-lending/**/dengi-pod-zalog.*.js', (route) => route.abort());
    await page.goto('/dengi-pod-zalog', { waitUntil: 'networkidle' });
    await expect(page.getByText('Часть страницы не загрузилась.')).toBeVisible();
    const first = await heading.innerText();

    // Another page of the same remote, whose files are there.
    await follow(page, '/biznes-zaim');
    await expect(page).toHaveURL('/biznes-zaim');
    await expect(heading).not.toHaveText(first);
    await expect(page.getByRole('slider').first()).toBeVisible();
    await expect(page).toHaveTitle(/бизнес/iu);
    await follow(page, '/investoram');
    await expect(page.getByRole('slider', { name: 'Сколько вложить' })).toBeVisible();

    await page.unroute('**/mfe/mfe-lending/**/dengi-pod-zalog.*.js');
    await follow(page, '/dengi-pod-zalog');
    await expect(heading).toHaveText(first);
    await untilInteractive(page.getByRole('slider').first());
  },
);

test(
  'a remote that fails again shows its fallback and comes back on the next try',
  once,
  async ({ page }) => {
    await page.route(INVESTOR_ENTRY, (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    await noteReload(page);
    await markDocument(page);
    await follow(page, '/investoram');
    await expect(fallback(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute(INVESTOR_ENTRY);
    await follow(page, '/');
    await expect(page.getByRole('slider', { name: 'Сколько нужно' })).toBeVisible();
    await follow(page, '/investoram');
    await expect(page).toHaveTitle(/инвест|процент/i);
    await expect(page.getByRole('slider', { name: 'Сколько вложить' })).toBeVisible();
    expect(await stayed(page)).toBe(true);
  },
);
