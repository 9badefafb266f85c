import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../releases/release-sets.ts';
import type { BufferedPage } from './buffer-page.ts';

interface Entry {
  page: BufferedPage;
  /** The page of another composition is another page. */
  set: ReleaseSet;
  tags: readonly string[];
  /** Milliseconds since the epoch. */
  renderedAt: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 10_000;

/** What a page of the cache is made of. `render` answers null for what must not be kept: redirects, errors. */
export interface PageSource {
  key: string;
  set: ReleaseSet;
  tags: readonly string[];
  render: () => Promise<BufferedPage | null>;
}

/** Whole pages for anonymous visitors: bounded, one rendering at a time for each, stale while it is rendered again. */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page: { bodies } }) => bodies.identity.length + bodies.br.length + bodies.gzip.length,
  });
  readonly #rendering = new Map<string, Promise<BufferedPage | null>>();
  /** Counts invalidations: a rendering that began before one is not kept. */
  #epoch = 0;

  async page(source: PageSource): Promise<BufferedPage | null> {
    const entry = this.#entries.get(source.key);
    if (entry?.set !== source.set) return this.#render(source);
    if (Date.now() - entry.renderedAt > FRESH_MS) this.#render(source).catch(() => undefined);
    return entry.page;
  }

  /** Drops the pages that any of the tags touches. */
  invalidate(tags: readonly string[]): void {
    this.#epoch += 1;
    this.#rendering.clear();
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }

  clear(): void {
    this.#epoch += 1;
    this.#rendering.clear();
    this.#entries.clear();
  }

  #render({ key, set, tags, render }: PageSource): Promise<BufferedPage | null> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const epoch = this.#epoch;
    const rendering = render()
      .then((page) => {
        if (page && epoch === this.#epoch)
          this.#entries.set(key, { page, set, tags, renderedAt: Date.now() });
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }
}
