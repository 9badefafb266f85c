import type { Page } from 'playwright/test';

/** What is still under way when a page is left, or is no longer wanted, is given up without a failure. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Everything that a page complains of from now on: console, exceptions, failed requests and error answers. */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== GIVEN_UP) troubles.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}
