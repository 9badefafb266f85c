import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';
import { asError } from '@polden/mfe-release';
import { markOwnScripts } from '../document/own-scripts.ts';
import { pageDocument } from '../document/page-document.tsx';
import { joined } from '../document/text-parts.ts';
import type { Encoding } from '../encoding/page-encoding.ts';
import type { QueriedPage } from '../query/query-page.ts';
import { REPORTING_POLICY, trustedTypesPolicy } from '../../answers/trusted-types-policy.ts';
import { hashPolicy, type PageOrigins } from '../../answers/content-security-policy.ts';
import { SECURITY_HEADERS } from '../../answers/security-headers.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { RENDER_MS } from './send-page.ts';

/** A page that every anonymous visitor may be sent, compressed once. */
export interface BufferedPage {
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** The headers of an answer with each of the bodies, as node:http takes them: name, value, name, value. */
  heads: Record<Encoding, string[]>;
  /** Made of what was read before the API went away. */
  isOld: boolean;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Renders the whole page. Rejects when any part of it fails: only a page without a fault is kept. */
export async function bufferPage(
  page: QueriedPage,
  assets: ShellAssets,
  origins: PageOrigins,
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
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), gzip(identity)]);
  const bodies = { br, gzip: gz, identity };
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
        else resolve(text(stream.pipe(new PassThrough())));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(asError(error));
      },
    });
  });
}

function sha256(content: string | Buffer, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding);
}
