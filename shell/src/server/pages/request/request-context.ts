import type { ExperimentVariants } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { variantsFor } from '../../experiments/visitor-variants.ts';
import type { Previews, VisitorPreviews } from '../../previews/previews.ts';
import type { Visitor } from '../../visitor.ts';
import { newVisitor, type VisitorCookie } from '../../visitor-cookie.ts';
import type { SourceCookie } from '../../source-cookie.ts';
import type { PageFacts } from '../../releases/page-facts.ts';
import type { Place } from './page-place.ts';
import { isRobot } from '../../robot-visitors.ts';

export interface RequestContextOptions {
  visitors: Pick<VisitorCookie, 'read' | 'create'>;
  sources: Pick<SourceCookie, 'of'>;
  previews: Pick<Previews, 'of' | 'removal'>;
}

/** Who asks for a page; what only some of the answers depend on is read when it is needed. */
export class RequestContext {
  readonly #request: FastifyRequest;
  readonly #place: Place;
  readonly #options: RequestContextOptions;
  /** Of somebody without an id who has been dealt variants; his cookie will have it. */
  #newId: string | null = null;
  readonly previews: VisitorPreviews;

  constructor(request: FastifyRequest, place: Place, options: RequestContextOptions) {
    this.#request = request;
    this.#place = place;
    this.#options = options;
    this.previews = options.previews.of(request.headers.cookie, place.url.host);
  }

  get visitor(): string | null {
    return this.#options.visitors.read(this.#request.headers.cookie);
  }

  get robot(): boolean {
    return isRobot(this.#request.headers['user-agent']);
  }

  /** Somebody new is dealt his variants at once, and keeps them by the cookie of this answer. */
  variantsOf({ experiments }: PageFacts): ExperimentVariants {
    if (experiments.length > 0 && this.visitor === null && !this.robot) this.#newId = newVisitor();
    return variantsFor(experiments, { visitor: this.#newId ?? this.visitor, robot: this.robot });
  }

  /**
   * Headers of a kept page whose answer is not the same for all, or sets a cookie: nobody between here and the browser may
   * keep it.
   */
  ownHeaders({ experiments }: PageFacts): Record<string, string | string[]> | undefined {
    const cookies = [
      ...(this.#newId === null ? [] : [this.#options.visitors.create(this.#newId)]),
      ...this.#sourceCookies(),
    ];
    if (experiments.length === 0 && cookies.length === 0) return undefined;
    return {
      'cache-control': 'private, no-cache',
      vary: experiments.length === 0 ? 'accept-encoding' : 'accept-encoding, cookie',
      ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
    };
  }

  /** As whom the page is rendered. The cookies that are the shell's own go out with every answer that is one visitor's own. */
  asVisitor(): Visitor {
    const { headers, ip } = this.#request;
    const { visitors, previews } = this.#options;
    const isNew = this.visitor === null && !this.robot;
    return {
      cookie: headers.cookie,
      ip,
      userAgent: headers['user-agent'],
      setCookies: [
        ...(isNew ? [visitors.create(this.#newId ?? undefined)] : []),
        ...(this.previews.isStale ? [previews.removal] : []),
        ...this.#sourceCookies(),
      ],
    };
  }

  #sourceCookies(): string[] {
    const { url, host } = this.#place;
    if (url.search === '' || this.#request.method !== 'GET' || this.robot) return [];
    const cookie = this.#options.sources.of(url, host);
    return cookie === null ? [] : [cookie];
  }
}
