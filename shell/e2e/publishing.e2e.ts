import { expect, test } from 'playwright/test';
import type { ContentList } from '@polden/api-contract';
import { menuItem } from '@polden/content-model';
import {
  expectOneVersionAPage,
  pressUntilCounted,
  servedByAll,
  startFlowRemote,
  textOf,
  type FlowRemote,
} from './support/flow-remote.ts';
import { followLink } from './support/interactive.ts';
import { untilTabAsksAnew, untilTabWatches } from './support/open-tab.ts';
import { platform } from './support/platform.ts';
import { untilEach } from './support/shell-process.ts';
import { pathOf, staffApi } from './support/staff-api.ts';

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

test('a remote out of service is gone from menus and open tabs, and comes back with a promotion', async ({
  page,
}) => {
  await remote.release('4.0.0');
  await servedByAll(remote, '4.0.0');
  const call = await staffApi('manager');
  const { items } = await call<ContentList<MenuEntry>>(pathOf(menuItem, 'list'));
  const parent = items.find(({ kind, parent: above }) => kind === 'footer' && above === null)?.id ?? null;
  const entry = { title: 'Снимаемая страница', url: remote.path, kind: 'footer', parent };
  const { id } = await call<MenuEntry>(pathOf(menuItem, 'add'), entry);
  const isInMenus = async (answer: Response) => (await answer.text()).includes(entry.title);
  try {
    await untilEach(`${platform.origin}/kontakty`, isInMenus);
    await page.goto(remote.path);
    await untilTabWatches(page.getByRole('button', { name: /Нажато/ }));

    await remote.client.retire({ remote: remote.name, reason: 'Продукта больше нет' });
    await untilEach(platform.origin + remote.path, ({ status }) => status === 404);
    await untilEach(`${platform.origin}/kontakty`, async (answer) => !(await isInMenus(answer)));
    await untilTabAsksAnew(page);
    await followLink(page.getByRole('link', { name: 'Дальше' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
    await expect(page.getByText(textOf('4.0.0'))).toHaveCount(0);

    await remote.client.promote({ releases: [{ remote: remote.name, version: '4.0.0' }] });
    await servedByAll(remote, '4.0.0');
    await untilEach(`${platform.origin}/kontakty`, isInMenus);
  } finally {
    await call(`${pathOf(menuItem, 'remove')}/${id}`, {});
  }
});

interface MenuEntry {
  id: number;
  kind: string;
  parent: number | null;
}
