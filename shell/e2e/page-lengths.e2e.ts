import { expect, test, type Page } from 'playwright/test';

const PHONE = { width: 360, height: 780 };
/** Pixels at 360, as fonts of any machine have them. */
const LONGEST = 11_100;

const LONG_PAGES = [
  '/',
  '/investoram',
  '/programma-obligatsiy',
  '/marketplace',
  '/o-kompanii',
  '/documenty/reestr/izmeneniya',
  '/dengi-pod-zalog-pts',
];

const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Страницы сайта' });

test.describe('the length of a page', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone what can wait is folded up', async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of LONG_PAGES) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(LONGEST);
    }
  });

  test('the folds open without scripts, one column of the footer at a time', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/investoram');
    const papers = page.getByText('Реквизиты своего счёта в российском банке');
    await expect(papers).toBeHidden();
    await page.locator('summary').filter({ hasText: 'Что понадобится' }).click();
    await expect(papers).toBeVisible();
    const folds = pagesOf(page).locator('summary');
    await expect(pagesOf(page).getByRole('link')).toHaveCount(0);
    await folds.first().click();
    const shown = await pagesOf(page).getByRole('link').count();
    expect(shown).toBeGreaterThan(1);
    await folds.nth(1).click();
    await expect(pagesOf(page).locator('details[open]')).toHaveCount(1);
  });

  test('on a wide screen and on paper nothing of it is folded up', async ({ page }) => {
    await page.setViewportSize({ width: 1340, height: 900 });
    await page.goto('/investoram');
    const charts = page.locator('main figure [data-drawing]');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const chart of await charts.all()) await expect(chart).toBeVisible();
      await expect(page.getByText('Реквизиты своего счёта в российском банке')).toBeVisible();
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(pagesOf(page).locator('summary').first()).toBeHidden();
    await expect(pagesOf(page).getByRole('link').first()).toBeVisible();
  });
});
