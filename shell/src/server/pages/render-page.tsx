import type { ServerResponse } from 'node:http';
import type { Boot } from '@polden/mfe-contract';
import { preinit, preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import textFont from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2';
import { remoteOfRoute } from '../../app/compose.tsx';
import { Document } from '../../app/document.tsx';
import { FlushSink } from './flush-sink.ts';
import { inlineJson } from './inline-json.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';
import type { QueriedPage } from './query-page.ts';
import { contentSecurityPolicy, createNonce, SECURITY_HEADERS } from './security-headers.ts';
import type { Asset, ShellAssets } from './shell-assets.ts';

/** Milliseconds after which what is still suspended is given to the browser as its fallback. */
const RENDER_MS = 5_000;

export interface RenderOptions {
  assets: ShellAssets;
  setCookies: readonly string[];
  /** Development servers whose scripts and sockets the page uses. */
  connect: readonly string[];
  /** A reader without JavaScript, such as a search robot, gets the page in one piece. */
  whole: boolean;
  onError: (error: unknown) => void;
}

/** Streams the document of a queried page. Resolves when the answer is complete or the visitor has gone. */
export function renderPage(
  page: QueriedPage,
  response: ServerResponse,
  options: RenderOptions,
): Promise<void> {
  const { set, context } = page;
  const nonce = createNonce();
  const router = createStaticRouter(set.handler.dataRoutes, context);
  const owners = new Set(
    context.matches.map(({ route }) => remoteOfRoute(route.id)).filter((name) => name !== null),
  );
  const boot: Boot = { sequence: set.sequence, remotes: [...set.lock], eager: [...owners] };
  const files = remoteFiles(page, owners);
  let failed = false;

  function Page() {
    for (const style of options.assets.styles)
      preinit(style.href, { as: 'style', precedence: 'shell', ...cors(style) });
    for (const style of files.styles)
      preinit(style.href, { as: 'style', precedence: 'remote', ...cors(style) });
    preload(textFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    for (const script of files.scripts)
      preload(script.href, { as: 'script', nonce, fetchPriority: 'high', ...cors(script) });
    return (
      <Document>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    );
  }

  return new Promise((resolve) => {
    const timer = setTimeout(() => stream.abort(new Error('the page took too long to render')), RENDER_MS);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    const send = () => {
      if (response.headersSent) return;
      const status = failed && page.status < 400 ? 503 : page.status;
      response.writeHead(status, {
        ...SECURITY_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy(nonce, options.connect),
        ...(status === 503 ? { 'retry-after': '5' } : {}),
        ...(options.setCookies.length > 0 ? { 'set-cookie': [...options.setCookies] } : {}),
      });
      stream.pipe(new FlushSink(response));
    };
    const stream = renderToPipeableStream(<Page />, {
      nonce,
      // With its default React sends the fallback first on pages over some 60 kB, even to robots.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      bootstrapScriptContent: `window.__BOOT__=${inlineJson(boot)};window.__staticRouterHydrationData=${inlineJson(hydrationData(context))}`,
      bootstrapScripts: options.assets.scripts.map(({ href, integrity }) => ({
        src: href,
        integrity,
        crossOrigin: 'anonymous',
      })),
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
      if (!response.writableFinished) stream.abort();
      finish();
    });
  });
}

/** A development server's files have no hash. */
function cors({ integrity }: Asset) {
  return { ...(integrity ? { integrity } : {}), crossOrigin: 'anonymous' } as const;
}

/** Entry of each remote of the page and exactly the chunks of its matched routes. */
function remoteFiles(
  { set, context }: QueriedPage,
  owners: ReadonlySet<string>,
): { scripts: Asset[]; styles: Asset[] } {
  const assets = [...owners].flatMap((name) => {
    const release = set.releases.get(name);
    if (!release) return [];
    const { manifest, pin } = release;
    const chunks = context.matches.flatMap(
      ({ route }) => manifest.chunks[(route.handle as { chunk?: string } | undefined)?.chunk ?? ''] ?? [],
    );
    return [manifest.client.entry, ...chunks].map((file) => ({
      href: pin.base + file,
      integrity: manifest.files[file] ?? '',
    }));
  });
  return {
    scripts: assets.filter(({ href }) => href.endsWith('.js')),
    styles: assets.filter(({ href }) => href.endsWith('.css')),
  };
}

/** What the browser's router starts from. An error's text stays on the server. */
function hydrationData({ loaderData, actionData, errors }: StaticHandlerContext) {
  return {
    loaderData,
    actionData: actionData as unknown,
    errors: errors && mapValues(errors, serializeError),
  };
}

function serializeError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { message: 'Unexpected Server Error', __type: 'Error' };
  const { status, statusText, data } = error as { status: number; statusText: string; data: unknown };
  return { status, statusText, data, internal: true, __type: 'RouteErrorResponse' };
}

function mapValues<T>(record: Record<string, unknown>, map: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
