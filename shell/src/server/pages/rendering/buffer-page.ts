import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';
import { asError } from '@polden/mfe-release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageDocument } from '../document/page-document.tsx';
import { joined } from '../document/text-parts.ts';
import { type Encoding, encodingFor } from '../encoding/page-encoding.ts';
import type { QueriedPage } from '../query/query-page.ts';
import { LONGEST_PAGE, TooLarge } from '../size-limits.ts';
import { REPORTING_POLICY, trustedTypesPolicy } from '../../answers/trusted-types-policy.ts';
import { hashPolicy, type PageOrigins, createNonce } from '../../answers/content-security-policy.ts';
import { SECURITY_HEADERS } from '../../answers/security-headers.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { RENDER_MS } from './send-page.ts';
import { answerHeadersOf } from '../../answers/answer-headers.plugin.ts';
import type { OwnAnswer } from '../request/own-answer.ts';

/** A page that every anonymous visitor may be sent, compressed once. */
export interface BufferedPage {
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** The headers of an answer with each of the bodies, as node:http takes them: name, value, name, value. */
  heads: Record<Encoding, string[]>;
  /** Made of data read before the API went away. */
  isOld: boolean;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

export interface BufferOptions {
  assets: ShellAssets;
  origins: PageOrigins;
  /** The same page as it was kept until now: what has not changed is not packed again, which costs more than rendering it. */
  before: BufferedPage | null;
}

/** Renders the whole page. Rejects when any part of it fails: only a page without a fault is kept. */
export async function bufferPage(
  page: QueriedPage,
  { assets, origins, before }: BufferOptions,
): Promise<BufferedPage> {
  const own = markOwnScripts();
  const { element, options, script } = pageDocument(page, assets);
  const rendered = await renderWhole(element, {
    ...options,
    bootstrapScriptContent: joined(script),
    nonce: own.nonce,
  });
  const { html, scripts } = own.read(rendered);
  const identity = Buffer.from(html);
  const etag = `"${sha256(identity, 'base64url')}"`;
  const bodies = before?.etag === etag ? before.bodies : await packAll(identity);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': hashPolicy(
      scripts.map((script) => sha256(script, 'base64')),
      origins,
    ),
    [REPORTING_POLICY]: trustedTypesPolicy(page.set.lock),
    vary: 'accept-encoding',
    etag,
  };
  const headOf = (encoding: Encoding) => [
    ...Object.entries(headers).flat(),
    ...['content-length', String(bodies[encoding].length)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  return {
    etag,
    bodies,
    headers,
    isOld: page.isOld,
    heads: { br: headOf('br'), gzip: headOf('gzip'), identity: headOf('identity') },
  };
}

async function packAll(identity: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), gzip(identity)]);
  return { br, gzip: gz, identity };
}

/** The HTML of a document, none of it sent before all is there. Rejects when any part of it fails or takes too long. */
export function renderWhole(element: ReactNode, options: RenderToPipeableStreamOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('the page took too long to render')), RENDER_MS);
    let failure: Error | null = null;
    const stream = renderToPipeableStream(element, {
      ...options,
      onError(error) {
        failure ??= asError(error);
      },
      onAllReady() {
        clearTimeout(timer);
        if (failure) reject(failure);
        else resolve(text(stream.pipe(limited())));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(asError(error));
      },
    });
  });
}

/** Passes on what it is given, up to the length that a page may have. */
function limited(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > LONGEST_PAGE ? new TooLarge('the page', LONGEST_PAGE) : null, chunk);
    },
  });
}

function sha256(content: string | Buffer, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** The page as visitors get it, and the text of each inline script that was made for it. */
interface OwnScripts {
  html: string;
  scripts: string[];
}

/**
 * Tells the inline scripts that the renderer makes from those that stand in the content of a page, which must never run:
 * while the page is rendered its own carry a nonce that nobody else can know. The page that is kept is without it.
 */
function markOwnScripts(): { nonce: string; read: (html: string) => OwnScripts } {
  const nonce = createNonce();
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script${mark}[^>]*>([^]*?)</script>`, 'gu');
  return {
    nonce,
    read: (html) => ({
      html: html.replaceAll(mark, ''),
      scripts: [...html.matchAll(marked)].map(([, script = '']) => script).filter(Boolean),
    }),
  };
}

/** Answers with the smallest body that the visitor takes, or 304 when he has the page. */
export function sendBuffered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: BufferedPage,
  own?: OwnAnswer,
): FastifyReply {
  if (request.headers['if-none-match']?.includes(page.etag))
    return reply
      .headers({ ...page.headers, ...(own ? headersOf(own) : {}) })
      .code(304)
      .send();
  const encoding = encodingFor(request);
  // What is the same for all is written as it was kept: a framework would go through its headers once more for each answer.
  const head = [...page.heads[encoding], ...Object.entries(answerHeadersOf(reply)).flat()];
  if (own) addTo(head, own);
  reply.raw.writeHead(200, head);
  // From here on nobody else answers.
  reply.hijack();
  reply.raw.end(page.bodies[encoding]);
  return reply;
}

function headersOf({ varies, cookies }: OwnAnswer): Record<string, string | string[]> {
  return {
    'cache-control': 'private, no-cache',
    vary: varies ? 'accept-encoding, cookie' : 'accept-encoding',
    ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
  };
}

/** Puts the headers into a list of names and values, in place of those that the page has for everybody. */
function addTo(head: string[], own: OwnAnswer): void {
  for (const [name, value] of Object.entries(headersOf(own))) {
    const at = name === 'set-cookie' ? -1 : head.indexOf(name);
    if (at >= 0) head[at + 1] = String(value);
    else for (const line of [value].flat()) head.push(name, line);
  }
}
