import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

const PAGES = [
  '/',
  '/dengi-pod-zalog',
  '/blog',
  '/investoram',
  '/login',
  '/pogasit-zajm',
  '/o-kompanii',
  '/o-kompanii/otzyvi',
  '/o-kompanii/nashi-novosti',
  '/o-kompanii/video',
  '/o-kompanii/photobank',
  '/kariera',
  '/kontakty',
  '/qr-o-kompanii',
  '/mobilnoe-prilozhenie',
  '/uslovija',
  '/policy',
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
