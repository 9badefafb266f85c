import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../remote.tsx';
import { SHELL_DATA } from './lender-data.ts';

const handler = createStaticHandler([{ id: 'shell', loader: () => SHELL_DATA, children: routes }]);

export interface ServedPage {
  status: number;
  html: string;
  /** Visible words with single spaces. */
  text: string;
  /** Of a redirect. */
  location: string | null;
}

/** A request without JavaScript, answered as a shell would: action, loaders, HTML. */
export async function servePage(path: string, form?: URLSearchParams): Promise<ServedPage> {
  const request = new Request(`http://localhost${path}`, form && { method: 'POST', body: form });
  const context = await handler.query(request);
  if (context instanceof Response) {
    return { status: context.status, html: '', text: '', location: context.headers.get('location') };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  return { status: context.statusCode, html, text: textOf(html), location: null };
}

/** The fields that the form named by `label` would post: what was rendered, and what the person then filled in. */
export function fieldsOf({ html }: ServedPage, label: string): URLSearchParams {
  const form = html.split('<form').find((part) => part.includes(`aria-label="${label}"`)) ?? '';
  const inputs = form.split('</form>')[0]?.match(/<input[^>]*>/gu) ?? [];
  const fields = new URLSearchParams();
  for (const input of inputs) {
    const name = attribute(input, 'name');
    const posted = attribute(input, 'type') !== 'checkbox' || input.includes('checked');
    if (name !== null && posted) fields.append(name, attribute(input, 'value') ?? '');
  }
  return fields;
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? null;
}

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
}
