import { requestIdHeader } from '../logging/request-context.ts';
import { readText } from './read-json.ts';
import { RefusedError } from './refused.error.ts';

export interface GetOptions {
  timeoutMs: number;
  headers?: Record<string, string>;
}

/** Reads a small JSON from another system; throws RefusedError, or what the connection, the timeout or the text throws. */
export async function getJson(url: string, { timeoutMs, headers = {} }: GetOptions): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { ...headers, ...requestIdHeader(), Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new RefusedError(answer.status);
  }
  return JSON.parse(await readText(answer)) as unknown;
}
