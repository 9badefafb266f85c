import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { SiteHosts } from '../city/site-hosts.ts';
import { variantsKey } from '../experiments/visitor-variants.ts';
import type { ContentPreviews, VisitorContentPreview } from '../content-preview/content-previews.ts';
import { PREVIEW_OVER_HEADERS, previewOverPage } from '../content-preview/preview-over-page.ts';
import { withVariants } from './query/with-variants.ts';
import type { ReadyAnswer } from '../overload/busy-page.ts';
import { inTurn, type Leave, type RenderGate } from '../overload/render-gate.ts';
import type { Previews } from '../previews/previews.ts';
import type { PageRedirects } from '../redirects/page-redirects.ts';
import { sendPageRedirect } from '../redirects/send-redirect.ts';
import { hasNoStaffSession, sendToEntry } from '../redirects/staff-entry.ts';
import type { ReleaseSet } from '../releases/compose-set.ts';
import { ownerOfPath } from '../releases/owner-of-path.ts';
import type { ReleaseSets } from '../releases/release-sets.ts';
import type { DealtVisitor } from '../canaries/rollouts.ts';
import { asVisitor, type Visitor } from '../visitor.ts';
import { isFrameAddress } from '../../app/framed/framed-routes.ts';
import { sendFramed } from './framed/send-framed.ts';
import { RequestContext, type RequestContextOptions } from './request/request-context.ts';
import { errorAnswer } from './request/error-answer.ts';
import { bringsFiles, expectForm, fileTurns, takeFormBodies } from './request/form-bodies.ts';
import { isKillCache, mayKillCache } from './cache/kill-cache.ts';
import type { FrontCache } from './cache/front-cache.ts';
import { sendUncachedPage, sendRedirect, type UncachedPageOptions } from './rendering/uncached-page.ts';
import { isBuffered, type PageCache, type UnkeptPage } from './cache/page-cache.ts';
import { factsOfPage } from '../releases/page-facts.ts';
import { recordQuery } from './query/page-outcome.ts';
import { logQuery } from './rendering/log-render.ts';
import { isLetIn } from './request/let-in.ts';
import { placeOf, type VariedPlace } from './request/page-place.ts';
import { toPageRequest } from './request/page-request.ts';
import type { Purges } from './cache/purges.ts';
import { queryPage } from './query/query-page.ts';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';
import { READ_METHODS, sendWrongMethod } from '../answers/wrong-method.ts';
import { sendBuffered } from './rendering/buffer-page.ts';
import { bareUrl, isAnonymous, withMarks } from './request/shared-address.ts';
import { renderShared } from './cache/shared-page.ts';

export interface PagesOptions extends UncachedPageOptions, RequestContextOptions {
  sets: Pick<ReleaseSets, 'setFor' | 'serving' | 'rollouts'>;
  /** Called once for each visitor who came with a page of a remote that is being tried. */
  onDealt: (dealt: DealtVisitor) => void;
  cache: PageCache;
  previews: Pick<Previews, 'of' | 'exchange' | 'removal'>;
  contentPreviews: Pick<ContentPreviews, 'of' | 'removal'>;
  hosts: Pick<SiteHosts, 'find'>;
  /** Answers the next ones with what is the same for all. */
  front: Pick<FrontCache, 'keep'>;
  redirects: Pick<PageRedirects, 'of' | 'table'>;
  /** Called once for each visitor that the editors' rules redirect. */
  onRedirected: (rules: readonly number[], isRobot: boolean) => void;
  purges: Pick<Purges, 'ask'>;
  gate: Pick<RenderGate, 'enter'>;
  /** The answer while the render gate is full. */
  busy: () => ReadyAnswer;
  /** Hash of the secret that allows emptying the cache; null: nobody may. */
  purgeHash: string | null;
}

const NOT_LOOKED: VisitorContentPreview = { active: null, isStale: false };

/** Who asks for a page, and whether he looks at what is not published. */
interface Asker {
  context: RequestContext;
  looked: VisitorContentPreview;
  /** Nothing on the page is his own. */
  isPublic: boolean;
}

/** Every page of the site: GET renders it, POST runs its action for a form that was sent without JavaScript. */
export function pages(app: FastifyInstance, options: PagesOptions): void {
  const { sets, cache, front, faults, previews, contentPreviews, hosts, redirects, purges, gate, busy } =
    options;
  takeFormBodies(app);
  const takeTurn = fileTurns();
  app.route({ method: ['GET', 'POST'], url: '/*', onRequest: admitFiles, handler });
  app.setErrorHandler(errorAnswer(busy));

  /** Nothing is read of files for a page that takes none, nor of those beyond the turns there are. */
  async function admitFiles(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (!bringsFiles(request)) return undefined;
    const place = placeOf(request, reply, hosts);
    if (place === null) return reply;
    const { pathname } = place.url;
    const set = await sets.setFor(pathname, new RequestContext(request, place, options));
    expectForm(request, factsOfPage(set, pathname));
    takeTurn(request, reply);
    return undefined;
  }

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isKillCache(request)) {
      if (mayKillCache(request, options.purgeHash)) purges.ask();
      return reply.code(204).send();
    }
    const place = placeOf(request, reply, hosts);
    if (place === null) return reply;
    const { url, host, isSlashed } = place;
    const { cookie } = request.headers;
    const isForm = request.method === 'POST';
    const exchange = url.search === '' || isForm ? null : previews.exchange(url, cookie);
    if (exchange !== null) {
      return reply
        .code(303)
        .headers({
          ...SECURITY_HEADERS,
          'cache-control': 'no-store',
          'set-cookie': exchange.isOff ? [exchange.setCookie, contentPreviews.removal] : exchange.setCookie,
        })
        .header('location', exchange.location)
        .send();
    }

    const context = new RequestContext(request, place, options);
    const locked = await sets.setFor(url.pathname, context);
    if (!isForm && isFrameAddress(url)) {
      const set = sets.serving(locked, url.pathname);
      return sendFramed(set, place, request, reply, options);
    }
    const factsOf = (pathname: string) => factsOfPage(locked, pathname);
    const facts = factsOf(url.pathname);
    const { table } = redirects;
    if (isForm) expectForm(request, facts);
    else {
      const redirect = redirects.of({
        host,
        url,
        isSlashed,
        cookie,
        get robot() {
          return context.robot;
        },
        factsOf,
        appPage: locked.declared.roles.app ?? null,
      });
      if (redirect !== null) {
        if (redirect.rules.length > 0) options.onRedirected(redirect.rules, context.robot);
        return sendPageRedirect(reply, redirect);
      }
      if (facts.staff && hasNoStaffSession(cookie))
        return sendToEntry(reply, url, locked.declared.roles['staff-login'] ?? '/');
    }
    noteDealt(locked, url.pathname, context);
    if (facts.unknownGuard !== null) throw new Error(`Unknown middleware: ${facts.unknownGuard}`);

    const varied = { url, host, variants: context.variantsOf(facts) };
    const { active, isStale } = context.previews;
    // A preview never changes the staff area.
    const looked = facts.staff ? NOT_LOOKED : await contentPreviews.of(cookie);
    if (looked.isStale && !isForm) {
      return reply
        .code(410)
        .headers({ ...PREVIEW_OVER_HEADERS, 'set-cookie': contentPreviews.removal })
        .send(previewOverPage('ended', url.pathname + url.search));
    }
    const isLooked = looked.active !== null || looked.isStale;
    const asker = { context, looked, isPublic: facts.isPublic && !isForm && !isLetIn(cookie) };
    const isOwn = active.length > 0 || isStale || isLooked || !isAnonymous(request.method, cookie);
    const shared = isOwn || facts.tags === null ? null : bareUrl(url);
    if (facts.tags === null || shared === null) return uncachedPage(locked, varied, asker, request, reply);
    const page = await cache.page({
      pathname: url.pathname,
      variants: [host.origin, variantsKey(varied.variants)],
      set: locked,
      tags: facts.tags,
      // A kept page outlives the failure of its release; only what is rendered now goes without it.
      render: async (before) => {
        const leave = await gate.enter();
        try {
          const place = { ...varied, url: shared };
          const set = sets.serving(locked, url.pathname);
          // What stands in for a release that fails must not be shown when that one is well again.
          return await renderShared(set, place, request, { ...options, isKept: set === locked, before });
        } finally {
          leave();
        }
      },
    });
    if (isBuffered(page)) {
      const own = context.own(facts);
      if (own === undefined)
        front.keep(request.raw, page, { set: locked, redirects: table, cityVariant: facts.cityVariant });
      return sendBuffered(request, reply, page, own);
    }
    if (page instanceof Response) return sendRedirect(reply, withMarks(page, url), context.asVisitor());
    const turn = { gate, reply, isForm, abort: new AbortController() };
    return inTurn(turn, (leave) =>
      answer(page, url, { ...asker, visitor: context.asVisitor(), leave }, request, reply),
    );
  }

  /** The newcomer's arm is counted even when the page fails. */
  function noteDealt(locked: ReleaseSet, pathname: string, context: RequestContext): void {
    if (!context.isNewcomer) return;
    const owner = ownerOfPath(locked.lock, pathname);
    const dealt = owner && sets.rollouts.dealt(owner.name, context);
    if (dealt) options.onDealt(dealt);
  }

  function withPreview(visitor: Visitor, { active, isStale }: VisitorContentPreview): Visitor {
    const setCookies = [...visitor.setCookies, ...(isStale ? [contentPreviews.removal] : [])];
    return { ...visitor, setCookies, previews: active !== null };
  }

  function uncachedPage(
    locked: ReleaseSet,
    { url, host, variants }: VariedPlace,
    asker: Asker,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { context, looked } = asker;
    const asked = toPageRequest(request, url, host.city);
    const { abort } = asked;
    const isForm = request.method === 'POST';
    return inTurn({ gate, reply, isForm, abort }, async (leave) => {
      const visitor = { ...withPreview(context.asVisitor(), looked), gone: abort.signal };
      const set = sets.serving(locked, url.pathname);
      const page = await asVisitor(visitor, () => queryPage(set, asked)).catch((error: unknown) => {
        if (reply.raw.destroyed) return null;
        throw error;
      });
      // The visitor has gone.
      if (page === null || reply.raw.destroyed) return reply.hijack();
      recordQuery(faults, page);
      logQuery(request.log, page);
      const shown = page instanceof Response ? page : withVariants(page, variants);
      return answer(shown, url, { ...asker, visitor, leave }, request, reply);
    });
  }

  function answer(
    page: UnkeptPage,
    url: URL,
    { context, looked, isPublic, visitor, leave }: Asker & { visitor: Visitor; leave: Leave },
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> {
    if (page instanceof Response) return sendRedirect(reply, page, visitor);
    if (page.status === 405) return sendWrongMethod(reply, READ_METHODS);
    const { robot, previews, isNewcomer } = context;
    return sendUncachedPage(
      page,
      {
        url,
        visitor,
        robot,
        previews: previews.active,
        contentPreview: looked.active,
        isPreviewOver: previews.isStale,
        isPublic,
        // A newcomer's browser asks for its token: that brings the cookie back, or shows that it was not kept.
        reporter: robot || isNewcomer || looked.active ? null : { id: context.visitor },
        leave,
      },
      request,
      reply,
      options,
    );
  }
}
