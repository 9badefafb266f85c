import { expect, type Page } from 'playwright/test';

/** Saves what is typed over a published item as its draft, looks at the difference, and publishes it. */
export async function publishChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Опубликовать изменения' }).click();
  const published = page.waitForResponse((response) => response.url().includes('/admin/drafts/publish/'));
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
  expect((await published).status()).toBe(200);
}
