import { inTime } from '@polden/ru';
import { HttpError } from './http-error.ts';
import { noteFault } from './http.ts';

/** A server gives a page two seconds in all; a browser waits as long as the http client does. */
export const SERVER_BUDGET_MS = 1_500;

/** The answer of a read, or an HttpError when a server has no more time for it. */
export async function withinBudget<T>(read: Promise<T>): Promise<T> {
  if (typeof document !== 'undefined') return read;
  return inTime(read, SERVER_BUDGET_MS, () => {
    throw new HttpError(null, { message: 'timeout' });
  });
}

/**
 * What was read, or the fallback when the API does not give it in time: a page without a part of it is a page all the same.
 * Never throws. What fails for another reason is a fault of the program: it has the same fallback, and is reported.
 */
export async function softRead<T, F = null>(read: Promise<T>, fallback?: F): Promise<T | F> {
  try {
    return await withinBudget(read);
  } catch (error) {
    if (!(error instanceof HttpError)) noteFault(error);
    return fallback === undefined ? (null as F) : fallback;
  }
}
