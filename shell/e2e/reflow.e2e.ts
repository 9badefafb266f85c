import { expect, test } from 'playwright/test';

const PAGES = ['/', '/dengi-pod-zalog', '/blog', '/investoram', '/pogasit-zajm', '/takoj-stranitsy-net'];
/** From the narrowest phone (WCAG 1.4.10), where layouts change, and around where the menu unfolds. */
const WIDTHS = [320, 576, 768, 992, 1024, 1199, 1200];

for (const path of PAGES) {
  test(`${path} has no line that is wider than the window`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width} px` })
        .toBeLessThanOrEqual(width);
    }
  });
}
