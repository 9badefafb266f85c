import { readCached } from '@polden/http';
import { failedPage } from '../failed-page.ts';

/** What the page is about. Throws a Response: 404 without it, 410 for what was removed, 503 without data. */
export function readOrFail<T>(path: string): Promise<T> {
  return readCached<T>(path).catch((error: unknown) => {
    throw failedPage(error);
  });
}
