import { expect, test, type Page } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';

const ROUTER = /\/assets\/router-core\.\w+\.js$/;
/** Of tests that have nothing to do with the width. */
const once = { tag: '@any-width' };

/** Opens a page that the server has rendered, hydrated; `isSame` tells whether its document is still the one on the screen. */
async function open(page: Page, path: string): Promise<{ isSame: () => Promise<boolean> }> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilInteractive(brand(page));
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  // A document that goes away while it is asked is another one afterwards.
  return { isSame: () => page.evaluate(() => 'isFirst' in window).catch(() => false) };
}

const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Полдень: на главную' });
const click = (page: Page, href: string) =>
  page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click(), href);

test('the router is asked for with the first sign that it is needed', once, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => ROUTER.test(request.url()) && asked.push(request.url()));
  const { isSame } = await open(page, '/blog');
  expect(asked).toEqual([]);
  await brand(page).focus();
  await expect.poll(() => asked).toHaveLength(1);
  await brand(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/blog');
  await page.goForward();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await isSame()).toBe(true);
  expect(asked).toHaveLength(1);
});

test(
  'a page of another remote that the menu of a phone unfolds needs nothing more of the network',
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const { isSame } = await open(page, '/dengi-pod-zalog');
    await page
      .locator('summary')
      .filter({ has: page.getByRole('img', { name: 'Открыть меню' }) })
      .click();
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const pending = new Set<unknown>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    const rule = page.waitForResponse((answer) =>
      answer.url().includes('meta-for-pages/index?url=%2Fo-kompanii&'),
    );
    await menu.locator('summary').filter({ hasText: 'О компании' }).click();
    await rule;
    await expect.poll(() => pending.size).toBe(0);
    // From now on nothing is answered.
    await page.route('**/*', () => undefined);
    await menu.locator('a[href="/o-kompanii"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('О компании', { timeout: 2_000 });
    expect(await isSame()).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('the link that was clicked last before the router is there is followed', once, async ({ page }) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(ROUTER, async (route) => {
    await held;
    await route.continue();
  });
  const { isSame } = await open(page, '/blog');
  await click(page, '/investoram');
  await click(page, '/');
  await expect(page.getByRole('progressbar', { name: 'Загружаем страницу' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/blog');
  arrive();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/blog');
});

test('where the router does not come, links lead to documents', once, async ({ page }) => {
  await page.route(ROUTER, (route) => route.abort());
  const { isSame } = await open(page, '/blog');
  await brand(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect.poll(isSame).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where the router does not come, forms are sent as documents', once, async ({ page }) => {
  await page.route(ROUTER, (route) => route.abort());
  await open(page, '/dengi-pod-zalog');
  const form = page.getByRole('form', { name: 'Заявка на заём' });
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST');
  await form.getByLabel('Мобильный телефон').fill('+79001234567');
  await form.getByRole('button', { name: 'Получить код' }).click();
  await sent;
  // The consents are not given: the document says so, and keeps what was typed.
  await expect(form.getByRole('alert')).toContainText('Проверьте');
  await expect(form.getByLabel('Мобильный телефон')).toHaveValue('+7 (900) 123-45-67');
});
