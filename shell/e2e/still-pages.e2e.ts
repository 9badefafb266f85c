import { expect, test } from 'playwright/test';
import { watchShifts } from './support/layout-shifts.ts';
import { someOf } from './support/sweep.ts';
import { watchTroubles } from './support/troubles.ts';

/** As Lighthouse rounds it: what is less is zero. */
const SEEN = 0.001;
const WIDTHS = [320, 360, 412, 768];
const PAGES = [
  '/o-kompanii/smi-o-nas',
  '/investoram',
  '/programma-obligatsiy',
  '/investitsionnye-dogovory',
  '/login',
];

for (const width of someOf(WIDTHS, 2)) {
  test(`nothing moves while a page comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page, SEEN);
    await page.goto('/voprosy-i-otvety');
    const anchors = await page
      .locator('[id^="vopros-"]')
      .evaluateAll((answers) => answers.map(({ id }) => `/voprosy-i-otvety#${id}`));
    const answers = [anchors.at(Math.floor(anchors.length / 2)), anchors.at(-1)].filter(
      (path) => path !== undefined,
    );
    expect(answers).toHaveLength(2);
    for (const path of [...answers, ...PAGES]) {
      // Another anchor of the page that is open would be no load.
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'networkidle' });
      if (path.includes('#')) await expect(page.locator('details[open]')).toBeInViewport();
      expect.soft(await shifts(), path).toEqual([]);
    }
  });
}

test('the account follows the night, and the colours of its own page stay readable', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const troubles = watchTroubles(page);
  await page.goto('/login');
  const brightness = await page.evaluate(() => {
    const main = document.querySelector('main');
    const grounds = [main, main?.parentElement].map((element) =>
      element ? getComputedStyle(element).backgroundColor : '',
    );
    return grounds.map((colour) => Math.max(...(colour.match(/\d+/gu) ?? ['255']).slice(0, 3).map(Number)));
  });
  for (const value of brightness) expect(value).toBeLessThan(90);
  expect(troubles).toEqual([]);
});
