import { requestIdHeader } from '../logging/request-context.ts';
import { RefusedError } from './refused.error.ts';

export interface PostOptions {
  /** The receiver accepts one request with this key, however often it comes. */
  idempotencyKey: string;
  timeoutMs: number;
  /** Further headers, given the text that is sent. */
  headersFor?: (body: string) => Record<string, string>;
}

/** Sends JSON to another system; throws RefusedError, or what the connection or the timeout throws. */
export async function postJson(url: string, body: object, options: PostOptions): Promise<void> {
  const text = JSON.stringify(body);
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...options.headersFor?.(text),
      ...requestIdHeader(),
      'Content-Type': 'application/json',
      'Idempotency-Key': options.idempotencyKey,
    },
    body: text,
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new RefusedError(answer.status);
}
