import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SHELL_DATA } from '@polden/ui/testing';
import { routes } from '../remote.tsx';

const handler = createStaticHandler([{ id: 'shell', loader: () => SHELL_DATA, children: routes }]);

export interface ServedPage {
  status: number;
  html: string;
  /** Visible words with single spaces. */
  text: string;
}

/** A request without JavaScript, answered as a shell would: loaders, HTML. Throws on a redirect. */
export async function servePage(path: string): Promise<ServedPage> {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  const text = html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
  return { status: context.statusCode, html, text };
}
