import { API_BASE_PATH, SEARCH_MAX_LENGTH, SEARCH_PATHS, type SearchPage } from '@polden/api-contract';
import { expect, test } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { ONE_WIDTH, someOf } from './support/sweep.ts';

/** Answers that are seen without scrolling far. */
const FIRST = 5;

const pathOf = (address: string) => address.split(/[?#]/u, 1)[0];

const opener = { name: 'Поиск по сайту' };

test('a page is found from the header while one types', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('link', opener);
  await untilInteractive(open);
  await open.click();
  const box = page.getByRole('dialog', opener);
  const field = box.getByRole('searchbox', { name: 'Что найти' });
  await expect(field).toBeFocused();
  await field.pressSequentially('pfqv gjl');
  const first = box.getByRole('list', { name: 'Подсказки' }).getByRole('link').first();
  await expect(first).toContainText(/за[йё]м/iu);
  await field.press('ArrowDown');
  await expect(first).toBeFocused();
  const path = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path ?? '');
  await expect(box).toBeHidden();
});

test('an answer has its address, its kinds and the words marked', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('link', opener);
  await untilInteractive(open);
  await open.click();
  const box = page.getByRole('dialog', opener);
  await box.getByRole('searchbox').fill('досрочно погасить');
  await box.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/\/poisk\?q=/u);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('досрочно погасить');
  await expect(page.locator('mark').first()).toBeVisible();
  const kinds = page.getByRole('navigation', { name: 'Где искать' });
  await kinds.getByRole('link', { name: /Вопросы/u }).click();
  await expect(page).toHaveURL(/kind=question/u);
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/voprosy-i-otvety/u);
});

for (const q of ['личный кабинет', 'кабинет', 'войти', 'lichnyy kabinet']) {
  test(`the account is found by «${q}»`, ONE_WIDTH, async ({ request }) => {
    const query = new URLSearchParams({ q });
    const found = await request.get(`${API_BASE_PATH}${SEARCH_PATHS.find}?${String(query)}`);
    const { items } = (await found.json()) as SearchPage;
    expect(items.slice(0, FIRST).map((item) => pathOf(item.path))).toContain('/login');
  });
}

test('each page of the site map is found by its title', ONE_WIDTH, async ({ page, request }) => {
  const siteMap = await (await request.get('/sitemaps/pages-1.xml')).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(100);
  for (const path of someOf(paths, 60)) {
    const html = await (await request.get(path)).text();
    // A browser knows what `&nbsp;` is.
    const title = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').title,
      html,
    );
    const query = new URLSearchParams({ q: title.replace(/ — [^—]*$/u, '').slice(0, SEARCH_MAX_LENGTH) });
    const found = await request.get(`${API_BASE_PATH}${SEARCH_PATHS.find}?${String(query)}`);
    const { items } = (await found.json()) as SearchPage;
    expect
      .soft(
        items.slice(0, FIRST).map((item) => pathOf(item.path)),
        `${path}: ${title}`,
      )
      .toContain(path);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a page with a form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', opener).click();
    await page.getByRole('main').getByRole('searchbox').fill('рефинонсирование');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
      /рефинанс/iu,
    );
  });
});
