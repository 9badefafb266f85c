import type { Boot } from '@polden/mfe-contract';
import type { ReactNode } from 'react';
import { preinit, preload } from 'react-dom';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import textFont from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2';
import { remoteOfRoute } from '../../app/compose.tsx';
import { Document } from '../../app/document.tsx';
import { inlineJson } from './inline-json.ts';
import type { QueriedPage } from './query-page.ts';
import type { Asset, ShellAssets } from './shell-assets.ts';

export interface PageDocument {
  element: ReactNode;
  options: Pick<
    RenderToPipeableStreamOptions,
    'bootstrapScriptContent' | 'bootstrapScripts' | 'nonce' | 'progressiveChunkSize'
  >;
}

/** The document of a queried page with exactly the scripts and styles that its routes need. */
export function pageDocument(page: QueriedPage, assets: ShellAssets, nonce?: string): PageDocument {
  const { set, context } = page;
  const router = createStaticRouter(set.handler.dataRoutes, context);
  const owners = new Set(
    context.matches.map(({ route }) => remoteOfRoute(route.id)).filter((name) => name !== null),
  );
  const boot: Boot = { sequence: set.sequence, remotes: [...set.lock], eager: [...owners] };
  const files = remoteFiles(page, owners);
  const withNonce = nonce === undefined ? {} : { nonce };

  function Page() {
    for (const style of assets.styles)
      preinit(style.href, { as: 'style', precedence: 'shell', ...cors(style) });
    for (const style of files.styles)
      preinit(style.href, { as: 'style', precedence: 'remote', ...cors(style) });
    preload(textFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    for (const script of files.scripts) {
      preload(script.href, { as: 'script', fetchPriority: 'high', ...withNonce, ...cors(script) });
    }
    return (
      <Document>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    );
  }

  return {
    element: <Page />,
    options: {
      ...withNonce,
      // With its default React sends the fallback first on pages over some 60 kB, even to robots.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      bootstrapScriptContent: `window.__BOOT__=${inlineJson(boot)};window.__staticRouterHydrationData=${inlineJson(hydrationData(context))}`,
      bootstrapScripts: assets.scripts.map(({ href, integrity }) => ({
        src: href,
        integrity,
        crossOrigin: 'anonymous',
      })),
    },
  };
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
  const files = [...owners].flatMap((name) => {
    const release = set.releases.get(name);
    if (!release) return [];
    const { manifest, pin } = release;
    const chunks = context.matches.flatMap(({ route }) => manifest.chunks[chunkOf(route) ?? ''] ?? []);
    return [manifest.client.entry, ...chunks].map((file) => ({
      href: pin.base + file,
      integrity: manifest.files[file] ?? '',
    }));
  });
  return {
    scripts: files.filter(({ href }) => href.endsWith('.js')),
    styles: files.filter(({ href }) => href.endsWith('.css')),
  };
}

function chunkOf(route: { handle?: { chunk?: string } }): string | undefined {
  return route.handle?.chunk;
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
  const { status, statusText } = error;
  return { status, statusText, data: error.data as unknown, internal: true, __type: 'RouteErrorResponse' };
}

function mapValues<T>(record: Record<string, unknown>, map: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
