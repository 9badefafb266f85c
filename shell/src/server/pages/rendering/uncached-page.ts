import type { ServerResponse } from 'node:http';
import type { ActivePreview, LockedRemote, RouteHandle } from '@polden/mfe-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStaffArea } from '../../../app/staff-area.ts';
import { answerHeadersOf } from '../../answers/answer-headers.plugin.ts';
import type { ContentPreview } from '../../content-preview/content-previews.ts';
import type { Faults } from '../../faults/faults.ts';
import type { Leave } from '../../overload/render-gate.ts';
import type { RenderPace } from '../../overload/overload.ts';
import type { Visitor } from '../../visitor.ts';
import { lastResortPage } from '../../answers/last-resort-page.ts';
import { ownEncodingFor } from '../encoding/page-encoding.ts';
import { recordRender } from '../query/page-outcome.ts';
import { withPreviewNotes } from '../query/personal.ts';
import { fallbackPage, type QueriedPage } from '../query/query-page.ts';
import { createNonce, type PageOrigins } from '../../answers/content-security-policy.ts';
import { SECURITY_HEADERS, STANDALONE_HEADERS } from '../../answers/security-headers.ts';
import { cookiesOfSentForm } from '../../redirects/sent-form.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { logRender } from './log-render.ts';
import { sendPage, type SentPage } from './send-page.ts';

export interface UncachedPageOptions {
  assets: ShellAssets;
  origins: PageOrigins;
  faults: Pick<Faults, 'record'>;
  /** Token with which reports of this page view by a visitor count, or null. */
  view: (lock: readonly LockedRemote[], visitor: string | null) => string | null;
  pace: Pick<RenderPace, 'next'>;
}

/** The visitor a page is sent to. */
export interface Addressee {
  url: URL;
  visitor: Visitor;
  robot: boolean;
  previews: readonly ActivePreview[];
  contentPreview: ContentPreview | null;
  isPreviewOver: boolean;
  /** Nothing on the page is his own. */
  isPublic: boolean;
  /** Who may report on the page with a token of its own; null for nobody. */
  reporter: { id: string | null } | null;
  /** Gives the next visitor his turn; called as soon as there is nothing more to render. */
  leave?: Leave;
}

/**
 * Sends a queried page to one visitor. What its remote cannot render, or what it has read and cannot be written, is answered
 * with the fallback, status 503.
 */
export async function sendUncachedPage(
  page: QueriedPage,
  addressee: Addressee,
  request: FastifyRequest,
  reply: FastifyReply,
  options: UncachedPageOptions,
): Promise<FastifyReply> {
  const answerHeaders = answerHeadersOf(reply);
  reply.hijack();
  const response = reply.raw;
  await options.pace.next();
  const streamed = await stream(page);
  recordRender(options.faults, page, streamed);
  if (streamed.sent || response.destroyed) return reply;
  const fallback =
    page.owner && (await fallbackPage(page.set, page.owner, addressee.url.href).catch(() => null));
  const isSent = fallback !== null && !(fallback instanceof Response) && (await stream(fallback)).sent;
  if (!isSent) sendLastResort(response, request.id, answerHeaders);
  return reply;

  function onErrorOf(of: QueriedPage): (error: unknown) => void {
    return (error) => logRender(request.log, error, addressee.url.pathname, of);
  }

  /** Never rejects: the framework answers nobody any more. */
  async function stream(of: QueriedPage): Promise<SentPage> {
    try {
      return await send(of);
    } catch (error) {
      onErrorOf(of)(error);
      const sent = response.headersSent;
      // Half a page is told from a whole one by the end of its connection.
      if (sent) response.destroy();
      return { outcome: 'render', error, sent };
    }
  }

  function send(of: QueriedPage): Promise<SentPage> {
    const { visitor, robot, previews, contentPreview, isPreviewOver, isPublic, reporter, leave } = addressee;
    const hasSecret = of.missing !== null || hasSecretParam(of, addressee.url);
    const isOurs = contentPreview !== null || hasSecret || isOursAlone(of);
    return sendPage(withPreviewNotes(of, addressee), response, {
      assets: isOurs
        ? { ...options.assets, services: withoutOthers(options.assets, contentPreview !== null) }
        : options.assets,
      origins: options.origins,
      isOurs,
      hasSecret,
      encoding: ownEncodingFor(request),
      answerHeaders,
      personal: {
        requestId: request.id,
        nonce: createNonce(),
        view: reporter && options.view(of.owner ? [of.owner] : [], reporter.id),
        previews,
        contentPreview,
        isPreviewOver,
      },
      setCookies: visitor.setCookies,
      isPublic,
      whole: robot,
      onError: onErrorOf(of),
      ...(leave ? { onRendered: leave } : {}),
    });
  }
}

/** Of the staff area, or of a remote that is missing: nobody knows whose page that is. */
function isOursAlone({ context, missing }: QueriedPage): boolean {
  return missing !== null || isStaffArea(context.matches.map(({ route }) => route));
}

/** Its address opens something to whoever reads it. Only the routes of its remote know that. */
function hasSecretParam({ context }: QueriedPage, { searchParams }: URL): boolean {
  const handles = context.matches.map(({ route }) => route.handle as Partial<RouteHandle> | undefined);
  return handles.some((handle) => handle?.secretParams?.some((name) => searchParams.has(name)));
}

/** Third parties are not told of a preview, nor of its errors. */
function withoutOthers(
  { services: { captcha, errorReports } }: ShellAssets,
  isPreview: boolean,
): ShellAssets['services'] {
  return { ...(captcha && { captcha }), ...(errorReports && !isPreview && { errorReports }) };
}

function sendLastResort(response: ServerResponse, requestId: string, headers: Record<string, string>): void {
  if (response.destroyed || response.headersSent) return;
  response
    .writeHead(500, {
      ...headers,
      ...STANDALONE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
    })
    .end(lastResortPage(requestId));
}

/** Sends a redirect that a loader or an action has answered with. */
export function sendRedirect(reply: FastifyReply, response: Response, { setCookies }: Visitor): FastifyReply {
  const location = response.headers.get('location') ?? '/';
  const cookies =
    reply.request.method === 'POST' ? [...setCookies, ...cookiesOfSentForm(location)] : setCookies;
  return reply
    .code(response.status)
    .headers({
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    })
    .header('location', location)
    .send();
}
