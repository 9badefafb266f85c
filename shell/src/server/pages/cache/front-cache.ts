import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { CITY_COOKIE, previewCookie } from '@polden/api-contract';
import { OVERRIDE_COOKIE } from '@polden/mfe-release';
import type { RedirectTable } from '@polden/reference-data';
import { LRUCache } from 'lru-cache';
import { answerStart, writeAnswer } from '../../answers/written-answer.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import type { ReleaseSets } from '../../releases/release-sets.ts';
import { encodingFor, type Encoding } from '../encoding/page-encoding.ts';
import type { BufferedPage } from '../rendering/buffer-page.ts';
import { isAnonymous } from '../request/shared-address.ts';
import type { PageCache } from './page-cache.ts';

export interface FrontCacheOptions {
  cache: Pick<PageCache, 'isCurrent'>;
  sets: () => Pick<ReleaseSets, 'current' | 'rollouts'>;
  redirects: () => RedirectTable;
  /** Headers of every answer. */
  headersOf: (request: IncomingMessage) => Record<string, string>;
}

/** Under what a page was found to be the same for everybody who is in no canary. */
export interface Found {
  set: ReleaseSet;
  /** By which it stands at its address. */
  redirects: RedirectTable;
  /** A visitor who has chosen a city may have this page on another host. */
  cityVariant: boolean;
}

/**
 * What the page cache has dropped, and compositions of former releases, must not stay in memory for an address that nobody asks
 * for any more.
 */
interface Kept extends Omit<Found, 'set'> {
  page: WeakRef<BufferedPage>;
  set: WeakRef<ReleaseSet>;
}

/** The answer up to what is each visitor's own. */
type Starts = Record<Encoding, string>;

/** Cookies of previews: of a release, or of unpublished content. */
const PREVIEW_COOKIES = [OVERRIDE_COOKIE, previewCookie(false)];
/** Spellings of hosts and addresses; the pages themselves are the page cache's. */
const MAX_ADDRESSES = 4_000;

/**
 * Answers with kept pages before the framework has seen the request. A page comes here after an ordinary answer has found it
 * to be the same for all; who may be somebody else than all, and what may have changed since, goes the ordinary way.
 */
export class FrontCache {
  readonly #options: FrontCacheOptions;
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_ADDRESSES });
  readonly #starts = new WeakMap<BufferedPage, Starts>();

  constructor(options: FrontCacheOptions) {
    this.#options = options;
  }

  /** `page` was the answer to `request`, and nothing in it was this visitor's own. */
  keep(request: IncomingMessage, page: BufferedPage, { set, redirects, cityVariant }: Found): void {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.includes('?')) return;
    const key = keyOf(headers, url);
    const known = this.#kept.get(key);
    if (known?.page.deref() === page && known.set.deref() === set && known.redirects === redirects) return;
    this.#kept.set(key, { page: new WeakRef(page), set: new WeakRef(set), redirects, cityVariant });
  }

  /** False where the request has to go the ordinary way; nothing has been done for it then. */
  answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET') return false;
    const kept = this.#kept.get(keyOf(headers, url));
    const page = kept?.page.deref();
    if (kept === undefined || page === undefined || !this.#isFor(kept, page, headers)) return false;
    const own = this.#options.headersOf(request);
    if (headers['if-none-match']?.includes(page.etag)) {
      response.writeHead(304, { ...page.headers, ...own }).end();
      return true;
    }
    const encoding = encodingFor(request);
    writeAnswer(response, {
      head: page.heads[encoding],
      start: this.#startsOf(page)[encoding],
      own,
      body: page.bodies[encoding],
    });
    return true;
  }

  #isFor(
    { set, redirects, cityVariant }: Kept,
    page: BufferedPage,
    { cookie }: IncomingHttpHeaders,
  ): boolean {
    const { cache, sets, redirects: rules } = this.#options;
    const { current, rollouts } = sets();
    if (set.deref() !== current || rollouts.areRunning || redirects !== rules() || !cache.isCurrent(page))
      return false;
    if (cookie === undefined) return true;
    const hasChosen = cityVariant && cookie.includes(CITY_COOKIE);
    return !hasChosen && !PREVIEW_COOKIES.some((name) => cookie.includes(name)) && isAnonymous('GET', cookie);
  }

  #startsOf(page: BufferedPage): Starts {
    const known = this.#starts.get(page);
    if (known) return known;
    const startOf = (encoding: Encoding) => answerStart('200 OK', page.heads[encoding]);
    const starts = { br: startOf('br'), gzip: startOf('gzip'), identity: startOf('identity') };
    this.#starts.set(page, starts);
    return starts;
  }
}

function keyOf({ host }: IncomingHttpHeaders, url: string): string {
  return `${host} ${url}`;
}
