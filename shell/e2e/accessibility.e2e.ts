import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

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

/** Made of the same parts, so one scheme of colours is enough. */
const FURTHER_PAGES = [
  '/programma-obligatsiy',
  '/investitsionnye-dogovory',
  '/documenty',
  '/raskrytie-informatsii',
  '/voprosy-i-otvety',
  '/marketplace',
  '/karta-saita',
  '/poisk?q=заём',
  '/kariera/otsenschik-avtomobiley',
];

for (const path of PAGES) {
  test(`${path} has no serious barrier in light and in dark colours`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion nothing is measured half-way through a transition.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await page.goto(path);
      expect(await seriousBarriers(page), colorScheme).toEqual([]);
    }
  });
}

test('documents, answers, offers, the search and a vacancy have no serious barrier', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of FURTHER_PAGES) {
    expect.soft((await page.goto(path))?.status(), path).toBe(200);
    expect.soft(await seriousBarriers(page), path).toEqual([]);
  }
});

async function seriousBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
}
