import { readCached } from '@polden/http';
import { failedPage } from '../failed-page.ts';
import { withinBudget } from '../within-budget.ts';

/** What the page is about. Throws a Response: 404 without it, 410 for what was removed, 503 without data. */
export function readOrFail<T>(path: string): Promise<T> {
  return withinBudget(readCached<T>(path)).catch((error: unknown) => {
    throw failedPage(error);
  });
}

/** What stands beside that: the page is whole without. */
export function readOr<T>(path: string, otherwise: T): Promise<T> {
  return withinBudget(readCached<T>(path)).catch(() => otherwise);
}
