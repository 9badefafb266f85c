import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ShellData } from '@polden/mfe-contract';
import { documentTitle } from '@polden/ru';
import { asError } from '@polden/mfe-release';
import { renderToPipeableStream } from 'react-dom/server';
import { SHELL_ROUTE_ID } from '../../../app/compose.tsx';
import { UNAVAILABLE_TITLE } from '../../../app/errors/plain-unavailable.tsx';
import { compressed, packed } from '../encoding/compressor.ts';
import { FlushSink } from '../encoding/flush-sink.ts';
import { pageDocument, type PageDocument } from '../document/page-document.tsx';
import { joined, ROOM } from '../document/text-parts.ts';
import type { OwnEncoding } from '../encoding/page-encoding.ts';
import type { RenderOutcome } from '../query/page-outcome.ts';
import type { Personal } from '../query/personal.ts';
import type { QueriedPage } from '../query/query-page.ts';
import { REPORTING_POLICY, trustedTypesPolicy } from '../../answers/trusted-types-policy.ts';
import {
  noncePolicy,
  ownPolicy,
  type PageOrigins,
  previewPolicy,
} from '../../answers/content-security-policy.ts';
import { SECURITY_HEADERS } from '../../answers/security-headers.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { wholePage } from './whole-page.ts';

/** Milliseconds after which what is still suspended is given to the browser as its fallback. */
export const RENDER_MS = 5_000;

export interface SendOptions {
  assets: ShellAssets;
  personal: Personal;
  setCookies: readonly string[];
  origins: PageOrigins;
  /** Nothing of others runs on it. */
  isOurs: boolean;
  /** What its address holds is for nobody else. */
  hasSecret: boolean;
  encoding: OwnEncoding;
  /** Headers of the answer that do not depend on the page. */
  answerHeaders: Readonly<Record<string, string>>;
  /** Nothing on it is one person's: a browser may show it again as it was when he goes back. */
  isPublic: boolean;
  /** A reader without JavaScript, such as a search robot, gets the page in one piece. */
  whole: boolean;
  onError: (error: unknown) => void;
  /** Called when there is nothing more to render, however long the visitor takes to read it. */
  onRendered?: () => void;
}

export interface SentPage extends RenderOutcome {
  /** False when not even the layout could be rendered: the response is as it was. */
  sent: boolean;
}

/**
 * Sends a page that is one visitor's own: in one piece when nothing in it waits, else as a stream. Resolves when the answer is
 * complete, has failed, or the visitor has gone; rejects when what its loaders have read cannot be written.
 */
export async function sendPage(
  page: QueriedPage,
  response: ServerResponse,
  options: SendOptions,
): Promise<SentPage> {
  const document = pageDocument(page, options.assets, options.personal);
  const whole = wholePage(page, document);
  if (whole === null) return streamPage(page, document, response, options);
  options.onRendered?.();
  const headers = headersOf(page, page.status, options);
  // To pack what fits in there takes the thread a millisecond, in which nobody else is served.
  if (whole.length >= ROOM) {
    response.writeHead(page.status, headers);
    compressed(response, options.encoding).end(whole);
  } else {
    const body = packed(whole, options.encoding);
    response.writeHead(page.status, { ...headers, 'content-length': body.length }).end(body);
  }
  return new Promise((resolve) =>
    response.once('close', () => resolve({ outcome: response.writableFinished ? 'ok' : null, sent: true })),
  );
}

function streamPage(
  page: QueriedPage,
  document: PageDocument,
  response: ServerResponse,
  options: SendOptions,
): Promise<SentPage> {
  return new Promise((resolve, reject) => {
    let ended: RenderOutcome = { outcome: 'ok' };
    let isGone = false;
    const timer = setTimeout(() => {
      const error = new Error('the page took too long to render');
      ended = { outcome: 'timeout', error };
      stream.abort(error);
    }, RENDER_MS);
    const finish = (sent: boolean) => {
      clearTimeout(timer);
      response.off('close', close);
      resolve({ ...ended, sent });
    };
    const close = () => {
      if (!response.writableFinished) {
        isGone = true;
        if (ended.outcome === 'ok') ended = { outcome: null };
        stream.abort();
      }
      finish(true);
    };
    // React would take what is thrown here for a failure of its own.
    const send = () => {
      try {
        begin();
      } catch (error) {
        isGone = true;
        clearTimeout(timer);
        response.off('close', close);
        stream.abort();
        reject(asError(error));
      }
    };
    const begin = () => {
      if (response.headersSent) return;
      const status = ended.outcome !== 'ok' && page.status < 400 ? 503 : page.status;
      response.writeHead(status, headersOf(page, status, options));
      const title = status === 503 ? unavailableTitle(page) : null;
      const sink = new FlushSink(compressed(response, options.encoding), title);
      sink.once('error', (error) => {
        ended = { outcome: 'render', error };
        // Half a page is told from a whole one by the end of its connection.
        response.destroy();
      });
      stream.pipe(sink);
    };
    const stream = renderToPipeableStream(document.element, {
      ...document.options,
      bootstrapScriptContent: joined(document.script),
      onError(error) {
        if (isGone) return;
        if (ended.outcome === 'ok') ended = { outcome: 'render', error };
        options.onError(error);
      },
      onShellReady: () => void (options.whole || send()),
      onAllReady() {
        // From here on only the visitor can be late, and that is nobody's fault.
        clearTimeout(timer);
        send();
        options.onRendered?.();
      },
      onShellError: () => void (isGone || finish(false)),
    });
    response.on('close', close);
  });
}

/** Title of a page that the fallback replaces. */
function unavailableTitle({ context }: QueriedPage): string {
  const data = context.loaderData as Record<string, ShellData | undefined>;
  const brand = data[SHELL_ROUTE_ID]?.brand.name;
  return brand === undefined ? UNAVAILABLE_TITLE : documentTitle(UNAVAILABLE_TITLE, brand);
}

function headersOf(
  { missing, set }: QueriedPage,
  status: number,
  { personal, origins, isOurs, hasSecret, setCookies, encoding, answerHeaders, isPublic }: SendOptions,
): OutgoingHttpHeaders {
  const policy = personal.contentPreview ? previewPolicy : isOurs ? ownPolicy : noncePolicy;
  const isPreview = personal.previews.length > 0 || personal.contentPreview !== null;
  return {
    ...answerHeaders,
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': keptWhere(isPreview, isPublic && status < 400),
    'content-security-policy': policy(personal.nonce, origins),
    [REPORTING_POLICY]: trustedTypesPolicy(set.lock),
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(isPreview ? { 'x-robots-tag': 'noindex' } : {}),
    // Without any, a plain post of the page would come from nowhere, and be refused.
    ...(hasSecret ? { 'referrer-policy': 'origin' } : {}),
    ...(personal.contentPreview ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(status === 503 ? { 'retry-after': '5' } : {}),
    ...(missing === null ? {} : { 'x-remote-unavailable': missing }),
    ...(setCookies.length > 0 ? { 'set-cookie': [...setCookies] } : {}),
  };
}

/** `no-store` also keeps a browser from showing the page again at once when the visitor goes back to it. */
function keptWhere(isPreview: boolean, isPublic: boolean): string {
  if (isPreview) return 'private, no-store';
  return isPublic ? 'private, no-cache' : 'no-store';
}
