import { expect, test } from 'playwright/test';
import { untilInteractive } from './support/interactive.ts';
import { watchTroubles } from './support/troubles.ts';

test('a form is sent with the work that was done while it was filled in', async ({ page }) => {
  const troubles = watchTroubles(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const form = page.locator('form[action="/podpiska"]').first();
  await untilInteractive(form.getByRole('button'));
  const challenge = page.waitForResponse('**/api/v1/public/captcha/challenge');
  await form.getByLabel('Электронная почта').fill(`captcha-${Date.now()}@polden.example`);
  expect((await challenge).status()).toBe(200);
  await form.getByRole('checkbox').check();
  const sent = page.waitForRequest((request) => request.url().includes('/api/v1/subscribe/'));
  await form.getByRole('button', { name: 'Подписаться' }).click();
  const headers = await (await sent).allHeaders();
  expect(headers['x-captcha-token']).toMatch(/^[\w-]{200,}$/);
  expect(headers['x-captcha-version']).toBe('pow-1');
  await expect(page.getByText('Осталось подтвердить адрес')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a form is taken also where nothing can be worked out', async ({ page }) => {
  await page.route('**/api/v1/public/captcha/challenge', (route) => route.abort());
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const form = page.locator('form[action="/podpiska"]').first();
  await untilInteractive(form.getByRole('button'));
  await form.getByLabel('Электронная почта').fill(`plain-${Date.now()}@polden.example`);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByText('Осталось подтвердить адрес')).toBeVisible();
});
