import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ShellCity } from '@polden/mfe-contract';
import { SHELL_DATA } from '@polden/ui/testing';
import { routes } from '../remote.tsx';

const onSite = (city: ShellCity) =>
  createStaticHandler([
    {
      id: 'shell',
      loader: () => ({ ...SHELL_DATA, city }),
      ErrorBoundary: () => null,
      children: routes,
    },
  ]);
const main = onSite(SHELL_DATA.city);

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

/** A request without JavaScript, answered as a shell would: action, loaders, HTML. On the main site unless a city is given. */
export async function servePage(
  path: string,
  form?: Record<string, string> | FormData,
  city?: Partial<ShellCity>,
): Promise<ServedPage> {
  const handler = city ? onSite({ ...SHELL_DATA.city, ...city }) : main;
  const body = form && (form instanceof FormData ? form : new URLSearchParams(form));
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

/** What the page tells search engines, by its kind. */
export function structuredIn({ html }: ServedPage, type: string): Record<string, unknown> | undefined {
  const written = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  return written
    .map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>)
    .find((object) => object['@type'] === type);
}

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<script.*?<\/script>/gsu, ' ')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
}
