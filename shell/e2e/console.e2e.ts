import { expect, test } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { watchTroubles } from './support/troubles.ts';

test('pages of loans load and hydrate without a complaint', async ({ page }) => {
  const troubles = watchTroubles(page);
  for (const path of [
    '/',
    '/dengi-pod-zalog',
    '/dengi-pod-zalog?sum=500000&term=24',
    '/zajm-po-pasportu',
    '/psb',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilInteractive(page.getByRole('slider', { name: 'Сколько нужно' }));
    expect.soft(troubles.splice(0), path).toEqual([]);
  }
});

test('the missing page complains of nothing but itself', async ({ page }) => {
  const troubles = watchTroubles(page);
  const answer = await page.goto('/takoj-stranitsy-net', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
  await untilInteractive(page.getByRole('link', { name: 'На главную', exact: true }));
  expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
});

test('one goes from page to page without a reload and without a complaint', async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto('/takoj-stranitsy-net', { waitUntil: 'networkidle' });
  troubles.length = 0;
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const home = page.getByRole('link', { name: 'На главную', exact: true });
  await untilInteractive(home);
  await home.click();
  await expect(page.getByRole('slider', { name: 'Сколько нужно' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(troubles).toEqual([]);
});
