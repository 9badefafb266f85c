import { http, readsAreCached } from './http.ts';

interface CachedRead {
  value: unknown;
  /** Milliseconds since the epoch. */
  readAt: number;
}

const FRESH_FOR_MS = 2_000;
const reads = new Map<string, CachedRead>();

/**
 * Public data that is the same for every visitor. A server answers from memory and refreshes in the background,
 * so a page waits for the API only the first time, and still has its data when the API is down.
 * A browser asks the API. Throws HttpError when there is nothing to answer with.
 */
export async function readCached<T>(path: string): Promise<T> {
  if (!readsAreCached()) return http.get<T>(path);
  const cached = reads.get(path);
  if (!cached) return (await refresh(path)) as T;
  if (Date.now() - cached.readAt > FRESH_FOR_MS) refresh(path).catch(() => undefined);
  return cached.value as T;
}

const pending = new Map<string, Promise<unknown>>();

/** One request at a time for each path; a failed one leaves the last value in place. */
function refresh(path: string): Promise<unknown> {
  const running = pending.get(path);
  if (running) return running;
  const request = http
    .get<unknown>(path, { anonymous: true })
    .then((value) => {
      reads.set(path, { value, readAt: Date.now() });
      return value;
    })
    .finally(() => pending.delete(path));
  pending.set(path, request);
  return request;
}
