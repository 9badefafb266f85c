import { expect, test, type Page } from 'playwright/test';
import { followLink } from './support/interactive.ts';
import { watchTroubles } from './support/troubles.ts';

const INVESTOR_ENTRY = '**/mfe/mfe-investor/**/remoteEntry.js*';
const INVESTOR_PAGE = '**/mfe/mfe-investor/**/investor.*.js';
const HOME_MODULE = '**/mfe/mfe-lending/**/home.*.js';

/** Marks the document, so that a reload can be told from a navigation. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

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

test('a page whose module does not load shows its fallback in the frame and comes back on the next try', async ({
  page,
}) => {
  await page.route(HOME_MODULE, (route) => route.abort());
  await page.goto('/investoram', { waitUntil: 'networkidle' });
  await follow(page, '/');
  await expect(page.getByRole('heading', { name: 'Раздел ненадолго закрыт' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(HOME_MODULE);
  await follow(page, '/investoram');
  await expect(page.getByRole('slider', { name: 'Сколько вложить' })).toBeVisible();
  await follow(page, '/');
  await expect(page.getByRole('slider', { name: 'Сколько нужно' })).toBeVisible();
});

test('a remote that does not load shows its fallback and comes back on the next try', async ({ page }) => {
  await page.route(INVESTOR_ENTRY, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await markDocument(page);
  await follow(page, '/investoram');
  await expect(page.getByRole('heading', { name: 'Раздел ненадолго закрыт' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(INVESTOR_ENTRY);
  await follow(page, '/');
  await expect(page.getByRole('slider', { name: 'Сколько нужно' })).toBeVisible();
  await follow(page, '/investoram');
  await expect(page).toHaveTitle(/инвест|процент/i);
  await expect(page.getByRole('slider', { name: 'Сколько вложить' })).toBeVisible();
  expect(await stayed(page)).toBe(true);
});
