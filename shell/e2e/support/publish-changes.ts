import { expect } from 'playwright/test';
import type { Hand } from './hand.ts';

/** Saves what is typed over a published item as its draft, looks at the difference, and publishes it. */
export async function publishChanges({ page, press }: Hand): Promise<void> {
  await press(page.getByRole('button', { name: 'Опубликовать изменения' }));
  const published = page.waitForResponse((response) => response.url().includes('/admin/drafts/publish/'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }));
  expect((await published).status()).toBe(200);
}
