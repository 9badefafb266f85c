import { expect, test } from 'playwright/test';
import {
  expectOneVersionAPage,
  pressUntilCounted,
  servedByAll,
  startFlowRemote,
  textOf,
  type FlowRemote,
} from './support/flow-remote.ts';

let remote: FlowRemote;

test.beforeAll(async () => {
  remote = await startFlowRemote();
});

// `npm run proof:flow` does the same with more of both.
test('during publishes each page is of one version, whole and clean', async ({ page }) => {
  await expectOneVersionAPage(page, remote, { publishes: 5, pageLoads: 25 });
});

test('an open tab goes on with its version after another is live', async ({ page }) => {
  await page.goto(remote.path);
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await remote.release('2.0.0');
  await servedByAll(remote, '2.0.0');
  await page.getByRole('link', { name: 'Дальше' }).click();
  await expect(page).toHaveURL(/\/second$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Вторая: ${before}`);
});

test('a tab whose version was removed loads the live one', async ({ page }) => {
  await page.goto(remote.path);
  await pressUntilCounted(page);
  await remote.release('3.0.0');
  await remote.release('3.0.1');
  await servedByAll(remote, '3.0.1');
  await remote.client.prune({ remote: remote.name, keepDays: 0 });
  await page.getByRole('link', { name: 'Дальше' }).click();
  await expect(page).toHaveURL(/\/second$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Вторая: ${textOf('3.0.1')}`);
});
