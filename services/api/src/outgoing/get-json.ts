import { requestIdHeader } from '../logging/request-context.ts';
import { RefusedError } from './post-json.ts';

const MAX_BYTES = 64 * 1024;

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
  return JSON.parse(await textOf(answer)) as unknown;
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
