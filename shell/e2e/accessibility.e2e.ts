import { expect, test } from 'playwright/test';
import { seriousBarriers } from './support/barriers.ts';
import { signIn } from './support/sign-in.ts';
import { ONE_WIDTH, someOf } from './support/sweep.ts';

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

for (const [index, [walk, paths]] of Object.entries(WALKS).entries()) {
  test(
    `${walk}: no serious barrier in light and in dark colours`,
    index === 0 ? {} : ONE_WIDTH,
    async ({ page }) => {
      for (const path of paths) {
        // Without motion nothing is measured half-way through a transition.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path);
        expect.soft(await seriousBarriers(page), path).toEqual([]);
        // The schemes differ in nothing but colours.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        expect.soft(await seriousBarriers(page, 'color-contrast'), `${path} in the dark`).toEqual([]);
      }
    },
  );
}

test(
  'documents, answers, offers, the search and a vacancy have no serious barrier',
  ONE_WIDTH,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const path of someOf(FURTHER_PAGES, 4)) {
      expect.soft((await page.goto(path))?.status(), path).toBe(200);
      expect.soft(await seriousBarriers(page), path).toEqual([]);
    }
  },
);

/** The staff area, where its frame stands beside the page and where it folds away. */
const STAFF_PAGES = [
  '/admin',
  '/admin/blog',
  '/admin/blog?status=draft&columns=author',
  '/admin/blog?view=trash',
  '/admin/control-panel',
  '/admin/control-panel/loan-document',
  '/admin/leads',
  '/admin/history',
];

test(
  'the desk, the lists and the palette of staff have no serious barrier',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, 'manager');
    await expect(page.getByRole('heading', { name: /^Здравствуйте/ })).toBeVisible();
    for (const width of someOf([1340, 768], 1)) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of STAFF_PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await seriousBarriers(page), `${path} at ${width}`).toEqual([]);
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Найти в кабинете' }).fill('займ');
      await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toBeVisible();
      expect.soft(await seriousBarriers(page), `the palette at ${width}`).toEqual([]);
    }
  },
);
