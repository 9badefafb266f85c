import { expect, test, type Page } from 'playwright/test';
import { followLink, untilInteractive } from './support/interactive.ts';

const TIMED_OUT =
  'Превышено время ожидания ответа от сервера! Попробуйте повторить операцию через некоторое время.';
const FAILED = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';

/** The call that opening an article of the blog makes; nothing asks for it before. */
const POST = /\/api\/v1\/blog\/post\//;
const LOG = '**/api/v1/log-front/log';

/** What the page tells the log next. */
function nextLogged(page: Page): Promise<unknown> {
  return new Promise((resolve) => {
    void page.route(LOG, async (route) => {
      resolve(route.request().postDataJSON());
      await route.continue();
    });
  });
}

const articleLink = (page: Page) => page.locator('main a[href^="/blog/"]:not([href^="/blog/tema/"])').first();

const openArticle = (page: Page) => followLink(articleLink(page));

test('a call without an answer is said, logged, and not said twice', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await page.route(POST, (route) => route.abort());
  const logged = nextLogged(page);
  await openArticle(page);
  await expect(page.locator('[aria-live="assertive"]').getByText(FAILED)).toHaveCount(1);
  expect(await logged).toMatchObject({
    level: 'error',
    payload: { message: expect.stringContaining('failed') as unknown },
  });
  await page.getByRole('button', { name: 'Закрыть сообщение' }).click();
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

test('a call that takes too long is said', async ({ page }) => {
  await page.clock.install();
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await page.route(POST, () => undefined);
  const asked = page.waitForRequest(POST);
  await openArticle(page);
  await asked;
  await page.clock.fastForward(20_000);
  await expect(page.locator('[aria-live="assertive"]').getByText(TIMED_OUT)).toBeVisible();
});

for (const touched of ['a form that somebody fills in', 'a page that nobody has touched']) {
  test(`going offline is said on ${touched}, for as long as it lasts`, async ({ page, context }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    if (touched.startsWith('a form')) {
      await page.locator('form[method="post"] input:not([type=hidden])').first().focus();
      // What shows messages comes with that: without a network it would not.
      await expect(page.locator('[aria-live="assertive"]')).toBeAttached();
    }
    await context.setOffline(true);
    await expect(page.getByText('Нет соединения с интернетом.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Соединение восстановлено.')).toBeVisible();
    await expect(page.getByText('Нет соединения с интернетом.')).toHaveCount(0);
  });
}

test('a page that takes a while shows a bar until it is there', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const bar = page.getByRole('progressbar', { name: 'Загружаем страницу' });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(POST, async (route) => {
    await held;
    await route.continue();
  });
  await openArticle(page);
  await expect(bar).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(bar).toHaveCount(0);
});

test('an error of a page’s code reaches the log', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const logged = nextLogged(page);
  await untilInteractive(articleLink(page));
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('of 8 916 123-45-67');
      }),
  );
  const { level, payload } = (await logged) as { level: string; payload: { message: string } };
  expect(level).toBe('error');
  expect(payload.message).toContain('Error: of');
});
