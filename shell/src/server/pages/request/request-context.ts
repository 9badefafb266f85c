import { randomUUID } from 'node:crypto';
import type { ExperimentVariants } from '@polden/api-contract';
import { newVisitor } from '@polden/mfe-release';
import { isRobot } from '@polden/reference-data';
import type { FastifyRequest } from 'fastify';
import { variantsFor } from '../../experiments/visitor-variants.ts';
import type { Previews, VisitorPreviews } from '../../previews/previews.ts';
import type { Visitor } from '../../visitor.ts';
import type { SampledNetworks } from '../../releases/sampled-networks.ts';
import type { Rollouts } from '../../canaries/rollouts.ts';
import type { VisitorCookie } from '../../visitor-cookie.ts';
import type { SourceCookie } from '../../source-cookie.ts';
import type { PageFacts } from '../../releases/page-facts.ts';
import type { OwnAnswer } from './own-answer.ts';
import type { PagePlace } from './page-place.ts';
import { isFirstView } from './first-view.ts';

export interface RequestContextOptions {
  sets: { readonly rollouts: Pick<Rollouts, 'areRunning' | 'outsider'> };
  visitors: Pick<VisitorCookie, 'read' | 'create'>;
  sources: Pick<SourceCookie, 'of'>;
  previews: Pick<Previews, 'of' | 'removal'>;
  /** Newcomers of which networks count in verdicts. */
  sampled: Pick<SampledNetworks, 'admits'>;
}

/** Who asks for a page; what only some of the answers depend on is read when it is needed. */
export class RequestContext {
  readonly #request: FastifyRequest;
  readonly #place: PagePlace;
  readonly #options: RequestContextOptions;
  /** Of somebody without an id; the cookie of this answer has it. */
  #newId: string | null = null;
  /** Whether his versions were chosen by the new id, with this very page. */
  #isDealt = false;
  /** Whether pages depended on the visitor when this one was asked for. */
  readonly #isTried: boolean;
  readonly previews: VisitorPreviews;

  constructor(request: FastifyRequest, place: PagePlace, options: RequestContextOptions) {
    this.#request = request;
    this.#place = place;
    this.#options = options;
    this.#isTried = options.sets.rollouts.areRunning;
    this.previews = options.previews.of(request.headers.cookie, place.url.host);
  }

  get visitor(): string | null {
    return this.#options.visitors.read(this.#request.headers.cookie);
  }

  get city(): string {
    return this.#place.host.city.alias;
  }

  get hostname(): string {
    return this.#place.url.hostname;
  }

  /** Whether he came with this page, and was dealt his versions by it. */
  get isNewcomer(): boolean {
    return this.#isDealt;
  }

  /**
   * Id by which versions are chosen. Somebody new is dealt one before any page is looked for. Null for robots, and for
   * visitors who have been here and did not keep the cookie: they get stable releases.
   */
  readonly identify = (): string | null => {
    if (this.robot) return null;
    const known = this.visitor ?? this.#newId;
    if (known !== null || !isFirstView(this.#request, this.#place.host.asked)) return known;
    // An id that does not say when he came is in a canary all the same, and in no comparison of newcomers.
    this.#newId = this.#options.sampled.admits(this.#request.ip) ? newVisitor() : randomUUID();
    this.#isDealt = true;
    return this.#newId;
  };

  get robot(): boolean {
    return isRobot(this.#request.headers['user-agent']);
  }

  /** Somebody new is dealt his variants at once, and keeps them by the cookie of this answer. */
  variantsOf({ experiments }: PageFacts): ExperimentVariants {
    if (experiments.length > 0) this.#makeKnown();
    return variantsFor(experiments, { visitor: this.#newId ?? this.visitor, robot: this.robot });
  }

  /** What a kept page's answer has of this visitor; undefined where it is the same for all, and caches on the way may keep it. */
  own({ experiments }: PageFacts): OwnAnswer | undefined {
    const cookies = [
      ...(this.#newId === null ? [] : [this.#options.visitors.create(this.#newId, this.#place.host)]),
      ...this.#sourceCookies(),
    ];
    const varies = this.#isTried || experiments.length > 0;
    return varies || cookies.length > 0 ? { varies, cookies } : undefined;
  }

  /** The visitor that the page is rendered for. An answer for one visitor carries the shell's own cookies. */
  asVisitor(): Visitor {
    const { headers, ip } = this.#request;
    const { visitors, previews } = this.#options;
    this.#makeKnown();
    return {
      cookie: headers.cookie,
      ip,
      userAgent: headers['user-agent'],
      setCookies: [
        ...(this.#newId === null ? [] : [visitors.create(this.#newId, this.#place.host)]),
        ...(this.previews.isStale ? [previews.removal] : []),
        ...this.#sourceCookies(),
      ],
    };
  }

  /** Gives an id to somebody who has none; where his versions were chosen without one, it is of nobody in a canary. */
  #makeKnown(): void {
    if (this.visitor === null && !this.robot) this.#newId ??= this.#options.sets.rollouts.outsider();
  }

  #sourceCookies(): string[] {
    const { url, host } = this.#place;
    if (url.search === '' || this.#request.method !== 'GET' || this.robot) return [];
    const cookie = this.#options.sources.of(url, host);
    return cookie === null ? [] : [cookie];
  }
}
