import { expect, test } from 'playwright/test';
import { AUTH_PATHS } from '@polden/api-contract';
import { signIn } from './support/sign-in.ts';

test('staff stay signed in when they reload a page that is asking for its session @any-width', async ({
  page,
}) => {
  await signIn(page, 'manager');
  for (let time = 0; time < 5; time += 1) {
    const asked = page.waitForRequest((request) => request.url().endsWith(AUTH_PATHS.checkToken));
    await page.reload({ waitUntil: 'commit' });
    await asked;
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: /Здравствуйте/u })).toBeVisible();
});
