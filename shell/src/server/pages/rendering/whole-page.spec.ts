import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import type { StaticHandlerContext } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapOf, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';
import { pageDocument } from '../document/page-document.tsx';
import { joined } from '../document/text-parts.ts';
import { isPlanned } from '../query/run-loaders.ts';
import { queryPage, type QueriedPage } from '../query/query-page.ts';
import { pageRequest } from '../request/page-request.ts';
import { wholePage } from './whole-page.ts';

const SERVER = `const { jsx, jsxs } = require('react/jsx-runtime');
const { lazy, Suspense, useId, use } = require('react');
const { Link, useLoaderData } = require('react-router-dom');
const { readCached } = require('@polden/http');
const handle = { chunk: 'test', layout: 'simple' };
const Part = lazy(() => new Promise((resolve) => setTimeout(() => resolve({ default: () => 'lazy' }), 20)));
const Field = () => { const id = useId(); return jsxs('label', { htmlFor: id, children: ['Имя', jsx('input', { id, defaultValue: '<a&"b">' })] }); };
const hooks = require('react-router-dom');
const Hooks = () => {
  const { useParams, useLocation, useMatches, useNavigation, useHref, useSearchParams, useFetcher, useResolvedPath, useNavigationType, useMatch, useFormAction, useRouteLoaderData, useNavigate, useBlocker } = hooks;
  useNavigate();
  const fetcher = useFetcher();
  const { NavLink, Form, Outlet } = hooks;
  const told = { params: useParams(), location: useLocation(), matches: useMatches(), navigation: useNavigation(), href: useHref('../a?b=1'), search: String(useSearchParams()[0]), fetcher: fetcher.state, path: useResolvedPath('.'), type: useNavigationType(), match: useMatch('/hooks/:name'), action: useFormAction('.'), data: useRouteLoaderData('shell') !== undefined };
  return jsxs('main', { children: [jsx('pre', { children: JSON.stringify(told) }), jsx(NavLink, { to: '/hooks/a', children: 'a' }), jsx(NavLink, { to: '..', children: 'up' }), jsx(Form, { method: 'post', children: jsx('button', {}) }), jsx(fetcher.Form, {}), jsx(Outlet, {})] });
};
const never = new Promise(() => undefined);
exports.routes = [
  { path: '/test', handle, loader: () => ({ text: '</script><!--$!--> ё 👋' }), Component: () => {
    const { text } = useLoaderData();
    return jsxs('main', { children: [
      jsx('title', { children: 'Заголовок' }), jsx('meta', { name: 'description', content: text }),
      jsx('h1', { children: text }), jsx(Link, { to: '/lazy', children: 'дальше' }), jsx(Field, {}), jsx(Field, {}),
      jsx(Suspense, { fallback: 'ждём', children: jsx('p', { children: 'готово' }) }),
      jsx('div', { dangerouslySetInnerHTML: { __html: '<b>жирно</b>' } }),
    ] });
  } },
  { path: '/hooks/:name', handle, loader: ({ params }) => params, Component: Hooks },
  { path: '/lazy', handle, Component: () => jsx(Suspense, { fallback: 'ждём', children: jsx(Part, {}) }) },
  { path: '/waits', handle, Component: () => jsx(Suspense, { fallback: 'ждём', children: jsx(() => use(never), {}) }) },
  { path: '/fails', handle, Component: () => jsx(Suspense, { fallback: 'ждём', children: jsx(() => { throw new Error('no'); }, {}) }) },
];`;

const NONCE = 'of-this-answer';
const ASSETS = {
  scripts: [{ href: '/assets/main.js', integrity: 'sha384-a' }],
  styles: [{ href: '/assets/main.css', integrity: 'sha384-b' }],
  parts: {},
  services: {},
};

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
  const paths = ['/test', '/hooks/:name', '/lazy', '/waits', '/fails'];
  const release = await writeRelease(shell.artifactsDir, { version: '1.0.0', server: SERVER, paths });
  await shell.sets.adopt(mapOf(1, release));
});

afterEach(() => shell.stop());

async function page(path: string): Promise<QueriedPage> {
  const queried = await queryPage(shell.sets.current, pageRequest(`http://localhost${path}`));
  if (queried instanceof Response) throw new Error('a redirect');
  return queried;
}

const documentOf = (queried: QueriedPage) =>
  pageDocument(queried, ASSETS, {
    nonce: NONCE,
    requestId: 'abc',
    view: 'token',
    previews: [],
    contentPreview: null,
    isPreviewOver: false,
  });

const whole = (queried: QueriedPage) => wholePage(queried, documentOf(queried))?.toString() ?? null;

/** The same page as React streams it. */
function streamed(queried: QueriedPage): Promise<string> {
  const { element, script, options } = documentOf(queried);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      ...options,
      bootstrapScriptContent: joined(script),
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
    });
  });
}

describe('a page in one piece', () => {
  it.each(['/test', '/nowhere'])('has the bytes of the streamed one: %s', async (path) => {
    const queried = await page(path);
    const html = whole(queried);
    expect(html).toContain(path === '/test' ? 'жирно' : '404');
    expect(html).toBe(await streamed(queried));
  });

  it.each(['/test', '/hooks/kazan?a=%D0%B7', '/hooks/%D0%BA%20%25%3F%23', '/hooks/a/'])(
    'has the bytes of what the router renders itself: %s',
    async (path) => {
      const queried = await page(path);
      expect(isPlanned(queried.context.matches)).toBe(true);
      const { routes } = queried.set;
      const context = (await routes.query(new Request(`http://localhost${path}`))) as StaticHandlerContext;
      expect(whole(queried)).toBe(whole({ ...queried, context }));
    },
  );

  it('is none while a part of it waits for its code, and is one for the next visitor', async () => {
    const queried = await page('/lazy');
    expect(whole(queried)).toBeNull();
    await streamed(queried);
    expect(whole(queried)).toContain('lazy');
  });

  it.each(['/waits', '/fails'])('is none where a part never comes, or fails: %s', async (path) => {
    const queried = await page(path);
    expect([whole(queried), whole(queried), whole(queried), whole(queried)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(whole(await page('/test'))).not.toBeNull();
  });
});
