import { inTime } from '@polden/ru';
import { HttpError } from './http-error.ts';
import { http, readsAreCached } from './http.ts';
import { share } from './shared-reads.ts';

interface CachedRead {
  value: unknown;
  /** Milliseconds since the epoch. */
  readAt: number;
  /** The data has changed since: the next reader waits for the new one. */
  expired: boolean;
}

/** Where a server keeps the last good answers for a process that has none of its own. */
export interface KeptReads {
  /** Undefined when there is none that may still be shown. Never rejects. */
  read: (path: string) => Promise<unknown>;
  /** Never rejects, and nobody waits for it. */
  keep: (path: string, value: unknown) => void;
  /** The path has no answer any more. */
  drop: (path: string) => void;
}

const FRESH_FOR_MS = 2_000;
/** How long a reader waits for changed data before he gets the last value: an API that hangs must not take the page along. */
const TIMEOUT_MS = 1_000;
const MAX_READS = 2_000;
const reads = new Map<string, CachedRead>();
const running = new Map<string, Promise<unknown>>();
let kept: KeptReads | null = null;

/** Set once by a server; null: nothing outlives the process. */
export function provideKeptReads(provided: KeptReads | null): void {
  kept = provided;
}

/**
 * Public data that is the same for every visitor. A server answers from memory and refreshes in the background,
 * so a page waits for the API only the first time and after a change, and still has its data when the API is down, also in a
 * process that has never read it. A browser asks the API. Throws HttpError when there is nothing to answer with.
 */
export async function readCached<T>(path: string): Promise<T> {
  if (!readsAreCached()) return http.get<T>(path);
  const cached = reads.get(path);
  if (!cached) return (await firstRead(path)) as T;
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

/** What the API says; what another process has been told before when it says nothing in time. */
async function firstRead(path: string): Promise<unknown> {
  const request = refresh(path);
  if (kept === null) return request;
  const isAway = await soonOr(
    request.then(() => false, isOutage),
    true,
  );
  const last = isAway ? await kept.read(path) : undefined;
  if (last === undefined) return request;
  // Read again by the next one who asks.
  if (!reads.has(path)) store(path, { value: share(last), readAt: 0, expired: true });
  return reads.get(path)?.value;
}

/** Nobody has said that there is no such thing. */
function isOutage(error: unknown): boolean {
  return !(error instanceof HttpError) || error.code === null || error.code >= 500 || error.code === 429;
}

/** One request at a time for each path; a failed one leaves the last value in place. */
function refresh(path: string): Promise<unknown> {
  const current = running.get(path);
  if (current) return current;
  const request = http
    .get<unknown>(path, { anonymous: true })
    .then((value) => {
      if (running.get(path) === request) {
        keep(path, value);
        kept?.keep(path, value);
      }
      return value;
    })
    .catch((error: unknown) => {
      if (!isOutage(error)) kept?.drop(path);
      throw error;
    })
    .finally(() => {
      if (running.get(path) === request) running.delete(path);
    });
  running.set(path, request);
  return request;
}

function keep(path: string, value: unknown): void {
  store(path, { value: share(value), readAt: Date.now(), expired: false });
}

function store(path: string, read: CachedRead): void {
  reads.set(path, read);
  const [oldest] = reads.keys();
  if (reads.size > MAX_READS && oldest !== undefined) reads.delete(oldest);
}

async function soonOr(request: Promise<unknown>, fallback: unknown): Promise<unknown> {
  return inTime(
    request.catch(() => fallback),
    TIMEOUT_MS,
    () => fallback,
  );
}
