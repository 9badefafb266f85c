import { KEPT_FOR_MS } from '@polden/http';
import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import type { BufferedPage } from '../rendering/buffer-page.ts';
import type { QueriedPage } from '../query/query-page.ts';

interface Entry {
  page: BufferedPage;
  /** The page of another composition is another page. It outlives its composition, and must not hold it. */
  set: WeakRef<ReleaseSet>;
  tags: readonly string[];
  pathname: string;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** It is being rendered again. */
  isRenewing: boolean;
  /** When rendering it again has last failed, in milliseconds since the epoch. */
  failedAt: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 10_000;
/**
 * Shown at once while it is rendered again; an older one is waited for: it may be of another day. Where rendering it fails, it is
 * shown for as long as what the API has answered (KEPT_FOR_MS).
 */
const STALE_MS = 60_000;
/** A page that says that it is old gives way soon after the API is back. */
const OLD = { freshMs: 2_000, staleMs: 5_000 };
const NEW = { freshMs: FRESH_MS, staleMs: STALE_MS };

/** What must not be kept: redirects, faults. Those who wait for it are answered with it one by one. */
export type UnkeptPage = QueriedPage | Response;

/** What a page of the cache is made of. */
export interface PageSource {
  pathname: string;
  /** What else it depends on besides the versions of its remotes: canonical origin, experiments. Nothing of one visitor. */
  variants: readonly string[];
  set: ReleaseSet;
  tags: readonly string[];
  /** `before`: what was kept of it until now. */
  render: (before: BufferedPage | null) => Promise<BufferedPage | UnkeptPage>;
}

/** Whole pages for anonymous visitors: bounded, one rendering at a time for each, stale while it is rendered again. */
export class PageCache {
  readonly #entryOf = new WeakMap<BufferedPage, Entry>();
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page: { bodies } }) => bodies.identity.length + bodies.br.length + bodies.gzip.length,
    dispose: ({ page, pathname }) => {
      this.#entryOf.delete(page);
      this.#count(pathname, -1);
    },
  });
  /** How many pages are kept of each path. */
  readonly #paths = new Map<string, number>();
  readonly #rendering = new Map<string, Promise<BufferedPage | UnkeptPage>>();
  /** Counts invalidations: a rendering that began before one is not kept. */
  #epoch = 0;

  /** Whether any page of the path is kept. */
  hasPath(pathname: string): boolean {
    return this.#paths.has(pathname);
  }

  /** Whether the page is kept, and nobody who is sent it need render it again: it is new, or somebody does. */
  isCurrent(page: BufferedPage): boolean {
    const entry = this.#entryOf.get(page);
    if (entry === undefined) return false;
    const { freshMs, staleMs } = limitsOf(page);
    return Date.now() - entry.renderedAt <= (entry.isRenewing ? staleMs : freshMs);
  }

  async page(source: PageSource): Promise<BufferedPage | UnkeptPage> {
    const key = keyOf(source);
    const entry = this.#entries.get(key);
    if (entry?.set.deref() !== source.set) return this.#render(key, source);
    const age = Date.now() - entry.renderedAt;
    const { freshMs, staleMs } = limitsOf(entry.page);
    if (age <= freshMs) return entry.page;
    // Nobody is shown what nobody has seen right for so long: the fault is the answer then.
    if (age > KEPT_FOR_MS) return this.#render(key, source);
    const isFailing = Date.now() - entry.failedAt <= FRESH_MS;
    entry.isRenewing = true;
    const rendering = this.#render(key, source)
      .catch(() => null)
      .then((page) => (page !== null && isAnswer(page) ? page : null))
      .finally(() => (entry.isRenewing = false));
    void rendering.then((page) => page ?? (entry.failedAt = Date.now()));
    // What has just failed is not waited for.
    if (age <= staleMs || isFailing) return entry.page;
    return (await rendering) ?? entry.page;
  }

  /** Drops the pages that any of the tags touches. */
  invalidate(tags: readonly string[]): void {
    this.#epoch += 1;
    this.#rendering.clear();
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }

  /** Drops the pages with a changed path. */
  dropPages(isOther: (pathname: string) => boolean): void {
    this.#epoch += 1;
    this.#rendering.clear();
    for (const [key, { pathname }] of this.#entries.entries()) {
      if (isOther(pathname)) this.#entries.delete(key);
    }
  }

  clear(): void {
    this.#epoch += 1;
    this.#rendering.clear();
    this.#entries.clear();
  }

  #render(key: string, { pathname, set, tags, render }: PageSource): Promise<BufferedPage | UnkeptPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const epoch = this.#epoch;
    const rendering = render(this.#entries.peek(key)?.page ?? null)
      .then((page) => {
        if (isBuffered(page) && epoch === this.#epoch) {
          const entry = {
            page,
            set: new WeakRef(set),
            tags,
            pathname,
            renderedAt: Date.now(),
            isRenewing: false,
            failedAt: -Infinity,
          };
          this.#entries.set(key, entry);
          if (this.#entries.has(key)) {
            this.#entryOf.set(page, entry);
            this.#count(pathname, 1);
          }
        }
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #count(pathname: string, more: number): void {
    const count = (this.#paths.get(pathname) ?? 0) + more;
    if (count > 0) this.#paths.set(pathname, count);
    else this.#paths.delete(pathname);
  }
}

function limitsOf({ isOld }: BufferedPage): { freshMs: number; staleMs: number } {
  return isOld ? OLD : NEW;
}

export function isBuffered(page: BufferedPage | UnkeptPage): page is BufferedPage {
  return 'bodies' in page;
}

/** False for a fault, which a kept page outlives. */
function isAnswer(page: BufferedPage | UnkeptPage): boolean {
  return isBuffered(page) || page instanceof Response || (page.status >= 400 && page.status < 500);
}

/** Each visitor sees the page of his own versions; several sets are live at once. */
function keyOf({ pathname, variants, set }: PageSource): string {
  // None of the parts has a line break in it.
  return [pathname, ...variants, set.key].join('\n');
}
