import { expect, test } from 'playwright/test';
import { seriousBarriers } from './support/barriers.ts';

/** Each is walked in one window: what its pages share is loaded once. */
const WALKS = {
  'what borrowers and investors open first': [
    '/',
    '/dengi-pod-zalog',
    '/investoram',
    '/login',
    '/pogasit-zajm',
    '/uslovija',
    '/kontakty',
  ],
  'the company': [
    '/o-kompanii',
    '/o-kompanii/otzyvi',
    '/o-kompanii/nashi-novosti',
    '/o-kompanii/video',
    '/o-kompanii/photobank',
    '/kariera',
  ],
  'the blog, the small layouts and the admin': [
    '/blog',
    '/qr-o-kompanii',
    '/mobilnoe-prilozhenie',
    '/policy',
    '/admin',
    '/takoj-stranitsy-net',
  ],
};

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

for (const [walk, paths] of Object.entries(WALKS)) {
  test(`${walk}: no serious barrier in light and in dark colours`, async ({ page }) => {
    for (const path of paths) {
      // Without motion nothing is measured half-way through a transition.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      expect.soft(await seriousBarriers(page), path).toEqual([]);
      // The schemes differ in nothing but colours.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await seriousBarriers(page, 'color-contrast'), `${path} in the dark`).toEqual([]);
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
