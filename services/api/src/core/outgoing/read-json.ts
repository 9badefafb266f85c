import { requestIdHeader } from '../logging/request-context.ts';
import { RefusedError } from './refused.error.ts';

const MAX_BYTES = 64 * 1024;

/** The answer was read to its end, and is not what was asked for. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError';
}

/** The whole JSON of an answer that calls itself JSON and is small; throws for any other, and for half of one. */
export async function readJson(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu.test(type)) {
    await answer.body?.cancel();
    throw new NotJsonError('The answer is not JSON');
  }
  const text = await readText(answer);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new NotJsonError('The answer is broken JSON', { cause });
  }
}

/** The text of a small answer. */
async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new NotJsonError('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface GetOptions {
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
