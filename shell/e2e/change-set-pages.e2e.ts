import { expect, test } from 'playwright/test';
import { CHANGE_SET_PATHS, type ChangeSet, type ContentList, DRAFT_PATHS } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { seriousBarriers } from './support/barriers.ts';
import { signIn } from './support/sign-in.ts';
import { pathOf, staffApi, type StaffCall } from './support/staff-api.ts';

interface Post {
  id: number;
  version: number;
  title: string;
}

let call: StaffCall;
let set: ChangeSet;
let changed: Post;
let removed: Post;

test.beforeAll(async () => {
  call = await staffApi('manager');
  const { items } = await call<ContentList<Post>>(`${pathOf(blogPost, 'list')}?status=published`);
  [changed, removed] = items.slice(-2) as [Post, Post];
  set = await call<ChangeSet>(CHANGE_SET_PATHS.add, { title: 'Осень' });
  const values = { title: 'Осенний заголовок набора' };
  const body = { version: null, baseVersion: changed.version, values };
  await call(`${DRAFT_PATHS.save}/blog/${changed.id}`, body);
  await call(`${CHANGE_SET_PATHS.put}/${set.id}`, { type: 'blog', id: changed.id });
  await call(`${CHANGE_SET_PATHS.put}/${set.id}`, { type: 'blog', id: removed.id, removal: true });
});
test.afterAll(async () => {
  await call(`${CHANGE_SET_PATHS.remove}/${set.id}`, {});
  const { version } = await call<{ version: number }>(`${DRAFT_PATHS.item}/blog/${changed.id}`);
  await call(`${DRAFT_PATHS.discard}/blog/${changed.id}`, { version });
});

test('the pages of a set stand as they are and as they will be side by side, and are checked', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await expect(page.getByRole('heading', { name: /^Здравствуйте/ })).toBeVisible();
  await page.goto(`/admin/change-sets/${set.id}`);
  await page.getByRole('link', { name: 'Страницы до и после' }).click();

  const before = page.frameLocator('iframe[title^="До набора"]').getByRole('heading', { level: 1 });
  const after = page.frameLocator('iframe[title^="С набором"]').getByRole('heading', { level: 1 });
  await expect(before).toHaveText(changed.title);
  await expect(after).toHaveText('Осенний заголовок набора');
  const pages = page.getByRole('navigation', { name: 'Страницы набора' }).getByRole('link');
  await expect(pages.first()).toContainText('доступна');
  await page.getByRole('button', { name: 'Компьютер' }).click();
  await expect(page.locator('iframe[title^="С набором"]')).toHaveCSS('width', '1340px');
  expect(await seriousBarriers(page)).toEqual([]);

  await pages.last().focus();
  await page.keyboard.press('Enter');
  await expect(before).toHaveText(removed.title);
  await expect(page.getByText('Страница уйдёт с сайта')).toBeVisible();
});
