import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import { SHELL_DATA } from '@polden/ui/testing';
import { routes } from '../remote.tsx';

const handler = createStaticHandler([
  { id: 'shell', loader: () => SHELL_DATA, ErrorBoundary: () => null, children: routes },
]);

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

/** A request without JavaScript, answered as a shell would: action, loaders, HTML. */
export async function servePage(path: string, form?: Record<string, string>): Promise<ServedPage> {
  const body = form && new URLSearchParams(form);
  const request = new Request(`http://localhost${path}`, body && { method: 'POST', body });
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
}

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<script.*?<\/script>/gsu, ' ')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
}
