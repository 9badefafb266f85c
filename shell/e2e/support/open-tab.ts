import { expect, type Locator, type Page } from 'playwright/test';

/** For so long the answer to the last question stands. */
const HOLDS_MS = 1_000;

/** Waits until the next navigation of an open tab asks anew what was taken back: what was asked for before says nothing of it yet. */
export async function untilTabAsksAnew(page: Page): Promise<void> {
  await page.waitForFunction((holdsMs) => {
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/health/releases'));
    return performance.now() - Math.max(0, ...asked.map(({ startTime }) => startTime)) > holdsMs;
  }, HOLDS_MS);
}

/**
 * Presses the button until the tab has asked for the first time what was taken back: a question that is still to come would
 * lead it away by itself, at any moment.
 */
export async function untilTabWatches(button: Locator): Promise<void> {
  const timesAsked = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/health/releases')).length;
  await expect(async () => {
    await button.click();
    expect(await button.page().evaluate(timesAsked)).toBeGreaterThan(0);
  }).toPass();
}
