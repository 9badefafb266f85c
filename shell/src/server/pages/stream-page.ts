import type { ServerResponse } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { FlushSink } from './flush-sink.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';
import { pageDocument } from './page-document.tsx';
import type { QueriedPage } from './query-page.ts';
import { createNonce, noncePolicy, SECURITY_HEADERS } from './security-headers.ts';
import type { ShellAssets } from './shell-assets.ts';

/** Milliseconds after which what is still suspended is given to the browser as its fallback. */
export const RENDER_MS = 5_000;

export interface StreamOptions {
  assets: ShellAssets;
  setCookies: readonly string[];
  /** Development servers whose scripts and sockets the page uses. */
  connect: readonly string[];
  /** A reader without JavaScript, such as a search robot, gets the page in one piece. */
  whole: boolean;
  onError: (error: unknown) => void;
}

/** Streams a page that is one visitor's own. Resolves when the answer is complete or the visitor has gone. */
export function streamPage(
  page: QueriedPage,
  response: ServerResponse,
  options: StreamOptions,
): Promise<void> {
  const nonce = createNonce();
  const document = pageDocument(page, options.assets, nonce);
  let failed = false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => stream.abort(new Error('the page took too long to render')), RENDER_MS);
    const send = () => {
      if (response.headersSent) return;
      const status = failed && page.status < 400 ? 503 : page.status;
      response.writeHead(status, {
        ...SECURITY_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': noncePolicy(nonce, options.connect),
        ...(status === 503 ? { 'retry-after': '5' } : {}),
        ...(options.setCookies.length > 0 ? { 'set-cookie': [...options.setCookies] } : {}),
      });
      stream.pipe(new FlushSink(response));
    };
    const stream = renderToPipeableStream(document.element, {
      ...document.options,
      onError(error) {
        failed = true;
        options.onError(error);
      },
      onShellReady: () => void (options.whole || send()),
      onAllReady: send,
      onShellError() {
        response
          .writeHead(500, { ...SECURITY_HEADERS, 'content-type': 'text/html; charset=utf-8' })
          .end(LAST_RESORT_PAGE);
      },
    });
    response.on('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) stream.abort();
      resolve();
    });
  });
}
