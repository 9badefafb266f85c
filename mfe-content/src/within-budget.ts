import { HttpError } from '@polden/http';

/** A server gives a page two seconds in all; a browser waits as long as the http client does. */
const SERVER_BUDGET_MS = 1_500;

/** The answer of a read, or an HttpError when a server has no more time for it. */
export async function withinBudget<T>(read: Promise<T>): Promise<T> {
  if (typeof document !== 'undefined') return read;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpError(null, { message: 'timeout' })), SERVER_BUDGET_MS);
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
