import { expect, type Page } from 'playwright/test';
import type { ContentOperation, ContentType } from '@polden/content-model';
import { pathOf } from './staff-api.ts';
import { SWEEP } from './sweep.ts';

/**
 * The promise of the editor, from the moment that a change is acknowledged: it is on the site before its author has changed tabs. The
 * sweep holds the site to it; where two platforms and their browsers want more than the machine has, only what does not come fails.
 */
export const SEEN_WITHIN_MS = SWEEP ? 2_000 : 15_000;

/** Does what changes an item, and waits until the API has said that it is done. */
export async function acknowledged(
  page: Page,
  [type, operation]: readonly [type: ContentType, operation: ContentOperation],
  change: () => Promise<void>,
): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(pathOf(type, operation)));
  await change();
  expect((await answer).ok()).toBe(true);
}
