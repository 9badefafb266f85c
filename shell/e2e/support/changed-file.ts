import type { Page } from 'playwright/test';

/** Gives the page the files of this pattern with something added at their end. */
export async function changeFile(page: Page, pattern: string, addition: string): Promise<void> {
  await page.route(pattern, async (route) => {
    // Not with the page's own client, which goes when the page does.
    const answer = await fetch(route.request().url());
    const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
    await route.fulfill({ headers, body: `${await answer.text()}\n${addition}` });
  });
}
