import { http, readsAreCached } from './http.ts';
import { share } from './shared-reads.ts';

interface CachedRead {
  value: unknown;
  /** Milliseconds since the epoch. */
  readAt: number;
  /** The data has changed since: the next reader waits for the new one. */
  expired: boolean;
}

const FRESH_FOR_MS = 2_000;
/** How long a reader waits for changed data before he gets the last value: an API that hangs must not take the page along. */
const PATIENCE_MS = 1_000;
const MAX_READS = 2_000;
const reads = new Map<string, CachedRead>();
const running = new Map<string, Promise<unknown>>();

/**
 * Public data that is the same for every visitor. A server answers from memory and refreshes in the background,
 * so a page waits for the API only the first time and after a change, and still has its data when the API is down.
 * A browser asks the API. Throws HttpError when there is nothing to answer with.
 */
export async function readCached<T>(path: string): Promise<T> {
  if (!readsAreCached()) return http.get<T>(path);
  const cached = reads.get(path);
  if (!cached) return (await refresh(path)) as T;
  if (cached.expired) return (await soonOr(refresh(path), cached.value)) as T;
  if (Date.now() - cached.readAt > FRESH_FOR_MS) refresh(path).catch(() => undefined);
  return cached.value as T;
}

/** Called by a server that has read the path itself: the first reader does not wait for it. */
export function primeCachedRead(path: string, value: unknown): void {
  if (readsAreCached()) keep(path, value);
}

/** Called by a server when content has changed. */
export function expireCachedReads(): void {
  for (const cached of reads.values()) cached.expired = true;
  // An answer that is on its way may be of before the change.
  running.clear();
}

/** One request at a time for each path; a failed one leaves the last value in place. */
function refresh(path: string): Promise<unknown> {
  const current = running.get(path);
  if (current) return current;
  const request = http
    .get<unknown>(path, { anonymous: true })
    .then((value) => {
      if (running.get(path) === request) keep(path, value);
      return value;
    })
    .finally(() => {
      if (running.get(path) === request) running.delete(path);
    });
  running.set(path, request);
  return request;
}

function keep(path: string, value: unknown): void {
  reads.set(path, { value: share(value), readAt: Date.now(), expired: false });
  const [oldest] = reads.keys();
  if (reads.size > MAX_READS && oldest !== undefined) reads.delete(oldest);
}

async function soonOr(request: Promise<unknown>, fallback: unknown): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(() => resolve(fallback), PATIENCE_MS)));
  return Promise.race([request.catch(() => fallback), patience]).finally(() => clearTimeout(timer));
}
