import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShellCity } from '@polden/mfe-contract';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../remote.tsx';
import { SHELL_DATA } from './lender-data.ts';

const onSite = (city: ShellCity) =>
  createStaticHandler([{ id: 'shell', loader: () => ({ ...SHELL_DATA, city }), children: routes }]);
const main = onSite(SHELL_DATA.city);

export interface ServedPage {
  status: number;
  html: string;
  /** Visible words with single spaces. */
  text: string;
  /** Of a redirect. */
  location: string | null;
}

/** A request without JavaScript, answered as a shell would: action, loaders, HTML. On the main site unless a city is given. */
export async function servePage(
  path: string,
  form?: URLSearchParams,
  city?: Partial<ShellCity>,
): Promise<ServedPage> {
  const handler = city ? onSite({ ...SHELL_DATA.city, ...city }) : main;
  const request = new Request(`http://localhost${path}`, form && { method: 'POST', body: form });
  const context = await handler.query(request);
  if (context instanceof Response) {
    return { status: context.status, html: '', text: '', location: context.headers.get('location') };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  return { status: context.statusCode, html, text: textOf(html), location: null };
}

/**
 * The fields that a form would post: what was rendered, and what the person then filled in.
 *
 * @param label name of the form, or the value of its field `form`
 */
export function fieldsOf({ html }: ServedPage, label: string): URLSearchParams {
  const marks = [`aria-label="${label}"`, `name="form" value="${label}"`];
  const form = html.split('<form').find((part) => marks.some((mark) => part.includes(mark))) ?? '';
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
  const [, written] = new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag) ?? [];
  return written?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null;
}

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
}
