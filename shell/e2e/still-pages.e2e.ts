import { expect, test, type Locator } from 'playwright/test';
import { watchShifts } from './support/layout-shifts.ts';
import { startSlowLine } from './support/slow-line.ts';
import { someOf } from './support/sweep.ts';
import { watchTroubles } from './support/troubles.ts';

/** As Lighthouse rounds it: what is less is zero. */
const SEEN = 0.001;
/** Half of what Web Vitals call good. */
const FONTS_MOVE = 0.05;
/** In px: what the words of the whole menu of a wide screen are longer in one font than in another. */
const HEADER_MOVES = 12;
const FONTS = '**/*.woff2';
const WIDTHS = [320, 360, 412, 768];
const PAGES = [
  '/o-kompanii/smi-o-nas',
  '/investoram',
  '/programma-obligatsiy',
  '/investitsionnye-dogovory',
  '/login',
  '/gorod',
  '/podpiska',
  '/o-kompanii/video/10',
  '/takoj-stranitsy-net',
];
/** With a picture beside its words, with tabs and with cells side by side. */
const IN_PIECES = ['/voprosy-i-otvety', '/blog', '/o-kompanii'];

for (const width of someOf(WIDTHS, 2)) {
  test(`nothing moves while a page comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // In one font from beginning to end: when another comes is no matter of the page.
    await page.route(FONTS, (route) => route.abort());
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

for (const width of [360, 768, 1340]) {
  test(`nothing moves while a page comes piece by piece, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(FONTS, (route) => route.abort());
    const shifts = await watchShifts(page, SEEN);
    const line = await startSlowLine();
    for (const path of IN_PIECES) {
      await line.open(page, path);
      expect.soft(await shifts(), path).toEqual([]);
    }
    await line.stop();
  });

  test(`fonts that come late move little of a page, and no button of its header out of reach, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const path of PAGES) {
      const fonts = Promise.withResolvers<undefined>();
      await page.route(FONTS, async (route) => {
        await fonts.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await placesIn(page.getByRole('banner'));
      expect(before.length).toBeGreaterThan(0);
      fonts.resolve(undefined);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.unrouteAll();
      const after = await placesIn(page.getByRole('banner'));
      expect
        .soft(Math.max(...after.map((left, index) => Math.abs(left - (before[index] ?? 0)))), path)
        .toBeLessThan(HEADER_MOVES);
      expect.soft(sumOf(await shifts()), path).toBeLessThan(FONTS_MOVE);
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

/** Where each link and button begins that can be seen, in px from the left. */
async function placesIn(part: Locator): Promise<number[]> {
  return part
    .locator('a, button')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().left),
    );
}

/** Of shifts as they are watched: `0.021 what has moved`. */
function sumOf(shifts: readonly string[]): number {
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}
