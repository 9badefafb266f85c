import { inTime } from '@polden/ru';
import { HttpError } from './http-error.ts';
import { http, readsAreCached } from './http.ts';
import { withinBudget } from './soft-read.ts';

/** A good answer of the API. */
export interface KeptRead {
  value: unknown;
  /** When the API has said so last, milliseconds since the epoch. */
  readAt: number;
}

interface CachedRead extends KeptRead {
  /** The data has changed since: the next reader waits for the new one. */
  expired: boolean;
  /** Nobody waits for the API until then: it has just let a reader down. Milliseconds since the epoch. */
  awayUntil: number;
}

/** Where a server keeps the last good answers for a process that has none of its own. */
export interface KeptReads {
  /** Undefined when there is none that may still be shown. Never rejects. */
  read: (path: string) => Promise<KeptRead | undefined>;
  /** Never rejects, and nobody waits for it. */
  keep: (path: string, value: unknown) => void;
  /** The path has no answer any more. */
  drop: (path: string) => void;
}

export interface ReadOptions {
  /** An old answer misleads nobody, such as a picture: a page that is made of it does not say so. */
  lasting?: boolean;
}

/** Terms and prices of longer ago may not hold any more: then a page says that it has none. */
export const KEPT_FOR_MS = 24 * 60 * 60_000;
/** What is older than this is shown only while the API is away, and the page says of when it is. */
const OLD_AFTER_MS = 5 * 60_000;
const FRESH_FOR_MS = 2_000;
/** How long a reader waits for changed data before he gets the last value: an API that hangs must not take the page along. */
const TIMEOUT_MS = 1_000;
const AWAY_MS = 2_000;
const MAX_READS = 2_000;
const reads = new Map<string, CachedRead>();
const running = new Map<string, Promise<CachedRead>>();
let kept: KeptReads | null = null;
let onOldRead: (readAt: number) => void = () => undefined;

/** Set once by a server; null: nothing outlives the process. */
export function provideKeptReads(provided: KeptReads | null): void {
  kept = provided;
}

/** Set once by a server: told, in the course of the page that reads, when an answer is old because the API is away. */
export function followOldReads(listener: (readAt: number) => void): void {
  onOldRead = listener;
}

/**
 * The one way to read public data, which are the same for every visitor. A server answers from memory and refreshes in the
 * background, so a page waits for the API only the first time and after a change, and still has its data when the API is
 * down, also in a process that has never read it. A browser asks the API. Throws HttpError when there is nothing to answer
 * with in time.
 */
export async function readCached<T>(path: string, { lasting = false }: ReadOptions = {}): Promise<T> {
  if (!readsAreCached()) return withinBudget(http.get<T>(path));
  const cached = reads.get(path);
  const isUsable = cached !== undefined && Date.now() - cached.readAt <= KEPT_FOR_MS;
  const read = await withinBudget(isUsable ? lastRead(path, cached) : firstRead(path));
  if (!lasting && isOld(read)) onOldRead(read.readAt);
  return read.value as T;
}

/** Called by a server when content has changed. */
export function expireCachedReads(): void {
  for (const cached of reads.values()) Object.assign(cached, { expired: true, awayUntil: 0 });
  // An answer that is on its way may be of before the change.
  running.clear();
}

/** What is cached, or what the API says when that is not good enough; what it says is gone is not shown. */
async function lastRead(path: string, cached: CachedRead): Promise<CachedRead> {
  const now = Date.now();
  if (!cached.expired && now - cached.readAt <= FRESH_FOR_MS) return cached;
  const request = refresh(path);
  const waits = (cached.expired || isOld(cached)) && now >= cached.awayUntil;
  if (!waits) {
    request.catch(() => undefined);
    return cached;
  }
  const read = await inTime(
    request.catch((error: unknown) => {
      if (isOutage(error)) return cached;
      throw error;
    }),
    TIMEOUT_MS,
    () => cached,
  );
  if (read === cached) cached.awayUntil = Date.now() + AWAY_MS;
  return read;
}

/** What the API says; what another process has been told before when it says nothing in time. */
async function firstRead(path: string): Promise<CachedRead> {
  const request = refresh(path);
  if (kept === null) return request;
  const isAway = await inTime(
    request.then(() => false, isOutage),
    TIMEOUT_MS,
    () => true,
  );
  const last = isAway ? await kept.read(path) : undefined;
  if (last === undefined) return request;
  request.catch(() => undefined);
  const { value, readAt } = last;
  const restored = { value: share(value), readAt, expired: true, awayUntil: Date.now() + AWAY_MS };
  // The API may have answered meanwhile.
  const cached = reads.get(path);
  if (cached !== undefined && cached.readAt >= readAt) return cached;
  store(path, restored);
  return restored;
}

function isOld({ readAt }: KeptRead): boolean {
  return Date.now() - readAt > OLD_AFTER_MS;
}

/** An outage, as opposed to a 404. */
function isOutage(error: unknown): boolean {
  return !(error instanceof HttpError) || error.code === null || error.code >= 500 || error.code === 429;
}

/** One request at a time for each path; one that fails for a while leaves the last value in place. */
function refresh(path: string): Promise<CachedRead> {
  const current = running.get(path);
  if (current) return current;
  const request = http
    .get<unknown>(path, { anonymous: true })
    .then((value) => {
      const read = { value: share(value), readAt: Date.now(), expired: false, awayUntil: 0 };
      if (running.get(path) === request) {
        store(path, read);
        kept?.keep(path, value);
      }
      return read;
    })
    .catch((error: unknown) => {
      if (!isOutage(error)) {
        reads.delete(path);
        kept?.drop(path);
      }
      throw error;
    })
    .finally(() => {
      if (running.get(path) === request) running.delete(path);
    });
  running.set(path, request);
  return request;
}

function store(path: string, read: CachedRead): void {
  reads.delete(path);
  reads.set(path, read);
  const [oldest] = reads.keys();
  if (reads.size > MAX_READS && oldest !== undefined) reads.delete(oldest);
}

const shared = new WeakSet<object>();

/** From here on the value may be handed to every visitor: nobody can change it. */
export function share<T>(value: T): T {
  freeze(value);
  if (isObject(value)) shared.add(value);
  return value;
}

/** True for an answer of `readCached` on a server: the same object, unchanged, until there is a newer one. */
export function isSharedRead(value: unknown): value is object {
  return isObject(value) && shared.has(value);
}

function freeze(value: unknown): void {
  if (!isObject(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
