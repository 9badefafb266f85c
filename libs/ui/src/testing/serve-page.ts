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

/**
 * The fields that a form would post: what was rendered, and what the person then filled in. Those that stand elsewhere and
 * name the form come first, as they do in the page.
 *
 * @param label name of the form, or the value of its field `form`
 */
export function fieldsOf({ html }: ServedPage, label: string): URLSearchParams {
  const marks = [`aria-label="${label}"`, `name="form" value="${label}"`];
  const form = html.split('<form').find((part) => marks.some((mark) => part.includes(mark))) ?? '';
  const own = form.split('</form>')[0]?.match(/<input[^>]*>/gu) ?? [];
  const id = attribute(form.split('>')[0] ?? '', 'id');
  const controls = html.match(/<input[^>]*>|<select[^>]*>.*?<\/select>/gsu) ?? [];
  const elsewhere = controls.filter((control) => attribute(control, 'form') === id);
  const inputs = id === null ? own : [...elsewhere, ...own];
  const fields = new URLSearchParams();
  for (const input of inputs) {
    const name = attribute(input, 'name');
    const posted = !/ type="(checkbox|radio)"/u.test(input) || / checked/u.test(input);
    const value = input.startsWith('<select') ? chosenIn(input) : attribute(input, 'value');
    if (name !== null && posted) fields.append(name, value ?? '');
  }
  return fields;
}

/** The same fields with something else typed into those that are seen first of their name. */
export function typedInto(fields: URLSearchParams, typed: Record<string, string>): URLSearchParams {
  const left = new Map(Object.entries(typed));
  const filled = [...fields].map(([name, value]): [string, string] => {
    const text = left.get(name) ?? value;
    left.delete(name);
    return [name, text];
  });
  return new URLSearchParams([...filled, ...left]);
}

function chosenIn(select: string): string | null {
  const options = select.match(/<option[^>]*>/gu) ?? [];
  const [chosen] = options.filter((option) => option.includes(' selected'));
  return attribute(chosen ?? options[0] ?? '', 'value');
}

function attribute(tag: string, name: string): string | null {
  const [, written] = new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag) ?? [];
  return written?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null;
}

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<script.*?<\/script>/gsu, ' ')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');
}
