import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { PUBLIC_PAGES } from './support/public-pages.ts';

const PAGES = [
  '/',
  '/dengi-pod-zalog',
  '/zajm-po-pasportu',
  '/blog',
  '/investoram',
  '/login',
  '/pogasit-zajm',
  '/prize',
  '/admin',
  '/takoj-stranitsy-net',
];

for (const path of PAGES) {
  test(`${path} has no serious barrier in light and in dark colours`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion nothing is measured half-way through a transition.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
        );
      expect(serious, colorScheme).toEqual([]);
    }
  });
}

test('headings go down by one level at a time on every page', async ({ page }) => {
  for (const [path] of PUBLIC_PAGES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft([path, levels[0], leaps]).toEqual([path, 1, []]);
  }
});
