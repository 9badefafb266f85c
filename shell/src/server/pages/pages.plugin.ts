import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { SiteHosts } from '../city/site-hosts.ts';
import { variantsKey } from '../experiments/visitor-variants.ts';
import { withVariants } from '../experiments/with-variants.ts';
import type { Previews } from '../previews/previews.ts';
import type { Moves } from '../redirects/page-move.ts';
import { sendMove } from '../redirects/send-move.ts';
import { isStranger, sendToEntry } from '../redirects/staff-entry.ts';
import type { ReleaseSet } from '../releases/compose-set.ts';
import type { ReleaseSets } from '../releases/release-sets.ts';
import { asVisitor, type Visitor } from '../visitor.ts';
import { PageAsker, type PageAskerOptions } from './page-asker.ts';
import { isKillCache, mayKillCache } from './kill-cache.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';
import { sendOwnPage, sendRedirect, type OwnPageOptions } from './own-page.ts';
import { isBuffered, type PageCache, type UnkeptPage } from './page-cache.ts';
import { factsOfPage } from './page-facts.ts';
import { recordQuery } from './page-outcome.ts';
import { placeOf, type VariedPlace } from './page-place.ts';
import { toPageRequest } from './page-request.ts';
import type { Purges } from './purges.ts';
import { queryPage } from './query-page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendBuffered } from './send-buffered.ts';
import { bareUrl, isAnonymous } from './shared-address.ts';
import { renderShared } from './shared-page.ts';

export interface PagesOptions extends OwnPageOptions, PageAskerOptions {
  sets: Pick<ReleaseSets, 'setFor' | 'serving'>;
  cache: PageCache;
  previews: Pick<Previews, 'of' | 'exchange' | 'removal'>;
  hosts: Pick<SiteHosts, 'find'>;
  moves: Pick<Moves, 'of'>;
  purges: Pick<Purges, 'ask'>;
  /** Of the secret of whoever may ask for an empty cache; null: nobody may. */
  purgeHash: string | null;
}

const FORM_BYTES = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Every page of the site: GET renders it, POST runs its action for a form that was sent without JavaScript. */
export function pages(app: FastifyInstance, options: PagesOptions): void {
  const { sets, cache, faults, previews, hosts, moves, purges } = options;
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.route({ method: ['GET', 'POST'], url: '/*', handler });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .headers(SECURITY_HEADERS)
      .type('text/html; charset=utf-8')
      .send(LAST_RESORT_PAGE);
  });

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isKillCache(request)) {
      if (mayKillCache(request, options.purgeHash)) purges.ask();
      return reply.code(204).send();
    }
    const place = placeOf(request, reply, hosts);
    if (place === null) return reply;
    const { url, host } = place;
    const { cookie } = request.headers;
    const isForm = request.method === 'POST';
    // An action that cannot read what a stranger has sent would count as a fault of its release.
    if (isForm && typeOf(request) !== FORM_TYPE)
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(typeOf(request));
    const exchange = url.search === '' || isForm ? null : previews.exchange(url, cookie);
    if (exchange !== null) {
      return reply
        .code(303)
        .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'set-cookie': exchange.setCookie })
        .header('location', exchange.location)
        .send();
    }

    const asker = new PageAsker(request, place, options);
    const locked = await sets.setFor(url.pathname, asker);
    const factsOf = (pathname: string) => factsOfPage(locked, pathname);
    const facts = factsOf(url.pathname);
    if (!isForm) {
      const move = moves.of({
        host,
        url,
        cookie,
        get robot() {
          return asker.robot;
        },
        factsOf,
      });
      if (move !== null) return sendMove(reply, move);
      if (facts.staff && isStranger(cookie)) return sendToEntry(reply, url);
    }
    if (facts.unknownGuard !== null) throw new Error(`Unknown middleware: ${facts.unknownGuard}`);

    const varied = { url, host, variants: asker.variantsOf(facts) };
    const { active, isStale } = asker.previews;
    const isOwn = active.length > 0 || isStale || !isAnonymous(request.method, cookie);
    const shared = isOwn || facts.tags === null ? null : bareUrl(url);
    if (facts.tags === null || shared === null)
      return ownPage(sets.serving(locked, url.pathname), varied, asker, request, reply);
    const page = await cache.page({
      pathname: url.pathname,
      variants: [host.origin, variantsKey(varied.variants)],
      set: locked,
      tags: facts.tags,
      // A kept page outlives the failure of its release; only what is rendered now goes without it.
      render: () =>
        renderShared(sets.serving(locked, url.pathname), { ...varied, url: shared }, request, options),
    });
    if (isBuffered(page)) return sendBuffered(request, reply, page, asker.ownHeaders(facts));
    return answer(page, url, asker.asVisitor(), asker, request, reply);
  }

  async function ownPage(
    set: ReleaseSet,
    { url, host, variants }: VariedPlace,
    asker: PageAsker,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const response = reply.raw;
    const asked = toPageRequest(request, url, host.city);
    response.once('close', () => response.writableFinished || asked.abort.abort());
    const visitor = asker.asVisitor();
    const page = await asVisitor(visitor, () => queryPage(set, asked)).catch((error: unknown) => {
      if (response.destroyed) return null;
      throw error;
    });
    // The visitor has gone.
    if (page === null || response.destroyed) return reply.hijack();
    recordQuery(faults, page);
    const shown = page instanceof Response ? page : withVariants(page, variants);
    return answer(shown, url, visitor, asker, request, reply);
  }

  function answer(
    page: UnkeptPage,
    url: URL,
    visitor: Visitor,
    { robot, previews: { active } }: PageAsker,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    if (page instanceof Response) return sendRedirect(reply, page, visitor);
    return sendOwnPage(page, { url, visitor, robot, previews: active }, request, reply, options);
  }
}

function typeOf({ headers }: FastifyRequest): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}
