import { expect, type Locator, type Page, test } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';

/** CSS pixels of an A4 sheet between its margins. */
const SHEET = { width: 718, height: 1047 };

async function chooseLongestIssue(page: Page): Promise<void> {
  const issues = page.getByLabel('Выпуск облигаций');
  await untilInteractive(issues);
  await issues.selectOption({ index: (await issues.getByRole('option').count()) - 1 });
}

for (const path of ['/investoram', '/programma-obligatsiy']) {
  test(`${path} on paper: charts with their tables, in colour and whole, and nothing to press`, async ({
    page,
  }) => {
    await page.setViewportSize(SHEET);
    await page.goto(path);
    // The last year of an issue is one number, and not drawn.
    if (path === '/programma-obligatsiy') await chooseLongestIssue(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const figures = page.locator('figure:has([data-drawing])');
    await expect(figures.first()).toBeVisible();
    for (const figure of await figures.all()) {
      await expect(figure.locator('[data-drawing]')).toBeVisible();
      const rows = figure.getByRole('row');
      expect(await rows.count()).toBeGreaterThan(1);
      for (const row of await rows.all()) await expect(row).toBeVisible();
    }
    const drawn = await figures
      .locator('[data-drawing] path')
      .evaluateAll((paths) =>
        paths.flatMap((path) => [getComputedStyle(path).fill, getComputedStyle(path).stroke]),
      );
    // The colour of the brand, of the light theme: a page that is dark on the screen is white on paper.
    expect(drawn).toContain('rgb(15, 79, 75)');
    const exact = await figures
      .locator('[data-drawing]')
      .evaluateAll((drawings) =>
        drawings.map((drawing) => getComputedStyle(drawing).getPropertyValue('print-color-adjust')),
      );
    expect(new Set(exact)).toEqual(new Set(['exact']));

    const controls = page.locator(
      'main :is(button, [type=range], [type=submit], [type=checkbox], textarea, nav, a[download$=csv])',
    );
    expect(await controls.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
        .filter((one) => one.tagName !== 'INPUT' && getComputedStyle(one).display !== 'inline')
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
  });
}

test('an address on paper names its site, and a picture leaves the sheet to the words', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.goto('/investoram');
  await page.emulateMedia({ media: 'print' });
  const printed = (link: Locator) => link.evaluate((one) => getComputedStyle(one, '::after').content);
  const ours = page.locator("main a[href='/programma-obligatsiy']").first();
  const { host } = new URL(page.url());
  expect(await printed(ours)).toBe(`" (${host}/programma-obligatsiy)"`);
  for (const picture of await page.locator('main picture img').all())
    expect((await picture.boundingBox())?.height).toBeLessThan(SHEET.height / 4);
});
