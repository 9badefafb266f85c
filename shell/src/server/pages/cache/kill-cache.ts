import { createHash, timingSafeEqual } from 'node:crypto';
import { KILL_CACHE_PATH } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';

const KILL_CACHE = 'kill cache';
const SECRET_HEADER = 'x-purge-secret';
const TIMEOUT_MS = 5_000;

/** True for the call that asks for an empty cache: plain text, which no form of the page at this path sends. */
export function isKillCache({ method, url, headers }: FastifyRequest): boolean {
  return (
    method === 'POST' &&
    url.split('?', 1)[0] === KILL_CACHE_PATH &&
    /^text\/plain\b/.test(headers['content-type'] ?? '')
  );
}

/** Whether the caller knows the secret, of which only the hash is known here. Without one nobody does. */
export function mayKillCache({ headers, body }: FastifyRequest, secretHash: string | null): boolean {
  const given = headers[SECRET_HEADER];
  if (secretHash === null || typeof given !== 'string' || body !== KILL_CACHE) return false;
  return timingSafeEqual(createHash('sha256').update(given).digest(), Buffer.from(secretHash, 'hex'));
}

/** Tells the shells at these origins to forget their pages; whether and what they answer is of no interest. */
export async function sendKillCache(origins: readonly string[], secret: string | null): Promise<void> {
  await Promise.allSettled(
    origins.map((origin) =>
      fetch(origin + KILL_CACHE_PATH, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', ...(secret === null ? {} : { [SECRET_HEADER]: secret }) },
        body: KILL_CACHE,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    ),
  );
}
