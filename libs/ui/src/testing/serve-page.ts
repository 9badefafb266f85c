import type { RemoteModule, ShellData } from '@polden/mfe-contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';

export interface ServedPage {
  status: number;
  /** What the loader said of a status that is not 200. */
  message: string | null;
  html: string;
  /** Visible words with single spaces. */
  text: string;
  /** Of a redirect. */
  location: string | null;
}

type PageServer = (path: string, form?: URLSearchParams | FormData) => Promise<ServedPage>;

/** Answers requests without JavaScript for the pages of a remote, as a shell would: action, loaders, HTML. */
export function pageServer(routes: RemoteModule['routes'], shellData: () => ShellData): PageServer {
  const handler = createStaticHandler([
    { id: 'shell', loader: shellData, ErrorBoundary: () => null, children: routes },
  ]);
  return async (path, form) => {
    const request = new Request(`http://localhost${path}`, form && { method: 'POST', body: form });
    const context = await handler.query(request);
    if (context instanceof Response) {
      const location = context.headers.get('location');
      return { status: context.status, message: null, html: '', text: '', location };
    }
    const [error] = Object.values<unknown>(context.errors ?? {});
    if (error !== undefined && !isRouteErrorResponse(error)) {
      throw new Error('The page failed', { cause: error });
    }
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
    const message = error?.statusText ?? null;
    return { status: context.statusCode, message, html, text: textOf(html), location: null };
  };
}

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<script.*?<\/script>/gsu, ' ')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
}
