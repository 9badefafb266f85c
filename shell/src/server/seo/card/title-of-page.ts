import { keptPromise } from '@polden/ru';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which a page is not asked again for its title. */
const KNOWN_MS = 5_000;
const MAX_PAGES = 500;
const TITLE = /<meta property="og:title" content="([^"]*)"/u;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Reads the title with which a page is shared out of the page itself, as the shell serves it to robots. */
export class TitlesOfPages {
  readonly #app: Pick<FastifyInstance, 'inject'>;
  readonly #known = new LRUCache<string, Promise<string | null>>({ max: MAX_PAGES, ttl: KNOWN_MS });

  constructor(app: Pick<FastifyInstance, 'inject'>) {
    this.#app = app;
  }

  /** Null for what is no page that may be shared. `host`: as the visitor has asked for it. */
  of(host: string, path: string): Promise<string | null> {
    return keptPromise(this.#known, `${host}${path}`, () => this.#read(host, path));
  }

  async #read(host: string, path: string): Promise<string | null> {
    const headers = { host, 'user-agent': 'polden-card bot', 'accept-encoding': 'identity' };
    const page = await this.#app.inject({ url: path, headers });
    const [, written] = page.statusCode === 200 ? (TITLE.exec(page.body) ?? []) : [];
    return written?.replace(/&(#?\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity) ?? null;
  }
}
