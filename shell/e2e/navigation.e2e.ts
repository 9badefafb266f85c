import { expect, test, type Page } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { platform } from './support/platform.ts';

/** Each menu has a width of its own on any device. */
const WIDE = { width: 1340, height: 900 };
const NARROW = { width: 360, height: 780 };

async function answerConsent(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: 'necessary', url: platform.origin }]);
}

/** How far anything on the page has moved by itself so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/** Of tests that set their own width, or have none: once is enough. */
const once = { tag: '@any-width' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('menus', once, () => {
  test('a section opens by the keyboard, is gone through by the arrows and leads to a page', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await answerConsent(page);
    await page.goto('/blog');
    const sections = page.getByRole('navigation', { name: 'Разделы' });
    const toggle = sections.getByRole('button').first();
    await untilInteractive(toggle);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const first = sections.getByRole('list').nth(1).getByRole('link').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(first).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    const target = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator('#content')).toBeFocused();
    await expect(first).toBeHidden();
  });

  test('lead to pages that are there', async ({ page, request }) => {
    await page.goto('/');
    const hrefs = await page
      .locator('header nav a[href^="/"], footer nav a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs).not.toEqual([]);
    for (const href of hrefs) {
      const answer = await request.get(href);
      expect([href, answer.status()]).toEqual([href, 200]);
    }
  });

  test('the sheet of a phone has sections, phones and the city, and closes by Escape', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await answerConsent(page);
    await page.goto('/blog');
    const toggle = page.locator('summary').filter({ has: page.getByRole('img', { name: 'Открыть меню' }) });
    await untilInteractive(toggle);
    await toggle.click();
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const section = menu.locator('summary').first();
    await section.click();
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^8 800/ }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: /Ваш город/ }).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link').first().click();
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeVisible();
  });

  test('the sheet ends with the screen and nothing lies over it, whatever stands above the header and at the foot', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    // Nobody has answered about cookies yet, and the payment has a bar.
    await page.goto('/dengi-pod-zalog');
    await expect(page.getByRole('complementary', { name: 'Платёж и заявка' })).toBeVisible();
    const toggle = page.locator('summary').filter({ has: page.getByRole('img', { name: 'Открыть меню' }) });
    await untilInteractive(toggle);
    await toggle.click();
    const sheet = page.getByRole('navigation', { name: 'Меню' }).locator('..');
    const bottom = () => sheet.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeCloseTo(NARROW.height, 0);
    const atFoot = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('header') !== null,
      [NARROW.width / 2, NARROW.height - 20] as const,
    );
    expect(atFoot).toBe(true);
    await sheet.getByText('Звонок бесплатный').scrollIntoViewIfNeeded();
    await expect(sheet.getByText('Звонок бесплатный')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Файлы cookie' })).toBeInViewport();
  });
});

test('back brings focus and scroll to the link that was followed', async ({ page }) => {
  await answerConsent(page);
  await page.goto('/blog');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /.{20,}/ })
    .last();
  await untilInteractive(link);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator(':focus')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe('city', once, () => {
  test('is chosen in a window, by search', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await answerConsent(page);
    await page.goto('/');
    const picker = page.getByRole('button', { name: /Ваш город/ }).first();
    await picker.click();
    const dialog = page.getByRole('dialog', { name: 'Ваш город' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('каза');
    await page.keyboard.press('Tab');
    const found = dialog.getByRole('link', { name: 'Казань' });
    // It stands among the large cities too until the search has narrowed the list down.
    await expect(found).toHaveCount(1);
    await expect(found).toHaveAttribute('href', '/gorod/kazan?path=%2F');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picker).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is chosen on a page of its own', async ({ page }) => {
      await page.goto('/gorod?path=/blog');
      await page.getByRole('searchbox', { name: 'Найти город' }).fill('омск');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Казань' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Омск' })).toHaveAttribute(
        'href',
        '/gorod/omsk?path=%2Fblog',
      );
    });
  });
});

test('404 says so at its own address and leads on', once, async ({ page }) => {
  for (const path of ['/404', '/takoj-stranitsy-net']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle('Страница не найдена — Полдень');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/pogasit-zajm"]')).toBeVisible();
    const ways = await main.getByRole('listitem').getByRole('link').all();
    for (const way of ways) {
      const href = (await way.getAttribute('href')) ?? '';
      expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    }
  }
});

test.describe('cookie notice', () => {
  const notice = (page: Page) => page.getByRole('complementary', { name: 'Файлы cookie' });

  test('asks once, and moves nothing but by its answer', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/dengi-pod-zalog');
    await expect(notice(page)).toBeVisible();
    await untilInteractive(notice(page).getByRole('button').first());
    expect(await shifts()).toBeLessThan(0.01);
    const kept = page.waitForResponse((response) => response.url().endsWith('/consent'));
    await notice(page).getByRole('button', { name: 'Только необходимые' }).click();
    await expect(notice(page)).toBeHidden();
    expect((await kept).status()).toBe(204);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
    expect(cookie).toMatchObject({ value: 'necessary', httpOnly: false, sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(360 * 86_400);
    await page.reload();
    await untilInteractive(page.getByRole('main').getByRole('button').first());
    await expect(notice(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is answered by a form that leads back to the page', async ({ page }) => {
      await page.goto('/blog?page=2');
      await notice(page).getByRole('button', { name: 'Принять всё' }).click();
      await expect(page).toHaveURL(/\/blog\?page=2$/);
      await expect(notice(page)).toBeHidden();
    });
  });
});

test.describe('subscription', () => {
  const form = (page: Page) => page.locator('form[action="/podpiska"]');

  test('is answered in its place', async ({ page }) => {
    await answerConsent(page);
    await page.goto('/blog');
    await untilInteractive(form(page).getByRole('button'));
    await form(page).getByLabel('Электронная почта').fill('nobody');
    await form(page).getByRole('button', { name: 'Подписаться' }).click();
    await expect(form(page).getByLabel('Электронная почта')).toHaveAttribute('aria-invalid', 'true');
    await form(page).getByLabel('Электронная почта').fill(`reader-${Date.now()}@mail.example`);
    await form(page).getByRole('checkbox').check();
    await form(page).getByRole('button', { name: 'Подписаться' }).click();
    await expect(page.getByText('Осталось подтвердить адрес')).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is answered on a page of its own, with what was typed', async ({ page }) => {
      await page.goto('/blog');
      await form(page).getByLabel('Электронная почта').fill('nobody');
      const [refused] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        form(page).getByRole('button', { name: 'Подписаться' }).click(),
      ]);
      expect(refused.status()).toBe(422);
      const field = page.getByRole('main').getByLabel('Электронная почта');
      await expect(field).toHaveValue('nobody');
      await field.fill(`no-script-${Date.now()}@mail.example`);
      await page.getByRole('main').getByRole('checkbox').check();
      await page.getByRole('main').getByRole('button', { name: 'Подписаться' }).click();
      await expect(page.getByText('Осталось подтвердить адрес')).toBeVisible();
      // A reload sends nothing.
      await expect(page).toHaveURL('/podpiska?otpravleno=podpiska');
    });
  });
});

test.describe('prefetch', once, () => {
  /** Addresses of what the page has loaded for the blog, code and data. */
  const loadedForBlog = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.slice(location.origin.length))
        .filter((path) => path.startsWith('/mfe/mfe-content/') || path.startsWith('/api/v1/blog')),
    );
  const blogLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Блог', exact: true });

  test('pointing at a link brings its code and data, and opening it asks for them no more', async ({
    page,
  }) => {
    await answerConsent(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await untilInteractive(blogLink(page));
    await blogLink(page).focus();
    await expect
      .poll(async () => (await loadedForBlog(page)).some((path) => path.startsWith('/api/')))
      .toBe(true);
    await expect
      .poll(async () => (await loadedForBlog(page)).some((path) => path.startsWith('/mfe/')))
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
    const asked = (await loadedForBlog(page)).filter((path) => path.startsWith('/api/'));
    expect(asked).toEqual([...new Set(asked)]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`nothing is brought before the link is followed with ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await answerConsent(page);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
        document.addEventListener(
          'click',
          () => Object.assign(window, { clickedAt: performance.now() }),
          true,
        );
      }, connection);
      await page.goto('/', { waitUntil: 'networkidle' });
      await untilInteractive(blogLink(page));
      await blogLink(page).focus();
      await blogLink(page).click();
      await expect(page).toHaveURL(/\/blog$/);
      const early = await page.evaluate(() => {
        const { clickedAt } = window as unknown as { clickedAt: number };
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => /mfe-content|v1\/blog/.test(name) && startTime < clickedAt)
          .map(({ name }) => name);
      });
      expect(early).toEqual([]);
      expect(await loadedForBlog(page)).not.toEqual([]);
    });
  }
});

test('the sign and the name of the site are there for browsers and home screens', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/icon/)]);
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const manifest = (await (await request.get(href)).json()) as {
    short_name: string;
    icons: { src: string }[];
  };
  expect(manifest.short_name).toBe('Полдень');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
