import { describe, expect, it } from '@jest/globals';
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { SiteRoutes } from '../../releases/site-routes.ts';
import { realRequest } from '../../light-request.ts';
import { pageRequest } from '../request/page-request.ts';
import { pathPlan, runLoaders } from './run-loaders.ts';

let runs: string[] = [];
/** What a careless loader may reject with. */
const nothing = undefined as unknown as Error;

const seen = ({ request, params, url, pattern, context }: LoaderFunctionArgs) => ({
  url: [request.url, url.href],
  method: request.method,
  params,
  pattern,
  header: request.headers.get('x-city'),
  kinds: [request instanceof Request, request.signal instanceof AbortSignal, typeof context.get],
  clone: request.clone().url,
  text: `${String(request.bodyUsed)} ${request.mode}`,
});

const page = (path: string, loader: RouteObject['loader'], more: Partial<RouteObject> = {}) =>
  ({ id: path, path, loader, ...more }) as RouteObject;

const routes: RouteObject[] = [
  {
    id: 'shell',
    loader: () => (runs.push('shell'), { site: 1 }),
    ErrorBoundary: () => null,
    children: [
      page('/seen/:city/:id?', seen),
      page('/async', () => Promise.resolve([1])),
      page('/nothing', () => undefined),
      page('/no-loader', undefined),
      page('/null', () => null),
      page('/redirect', () => redirect('/async')),
      page('/thrown-redirect', () => {
        throw redirect('/async', 301);
      }),
      page('/gone', () => {
        runs.push('gone');
        throw data('нет', { status: 404 });
      }),
      page('/status', () => data({ a: 1 }, { status: 410, headers: { 'x-a': '1' } })),
      page('/response', () => Response.json({ a: 1 })),
      page('/error', () => {
        throw new Error('no');
      }),
      page('/nothing-thrown', () => Promise.reject(nothing)),
      page('/own-boundary', () => Promise.reject(new Error('no')), { ErrorBoundary: () => null }),
      page('/like-a-response', () => ({ status: 200, headers: {}, body: 1, statusText: 'x' })),
    ],
  },
];

const setOf = (all = routes) => ({ routes: new SiteRoutes([], () => all) }) as unknown as ReleaseSet;

const ask = (path: string) => pageRequest(`http://localhost${path}`, () => ({ 'x-city': 'kazan' })).request;

async function outcome(query: Promise<StaticHandlerContext | Response>) {
  runs = [];
  const given = await query;
  if (given instanceof Response)
    return { redirect: [given.status, given.headers.get('location')], runs: [...runs] };
  return {
    ...given,
    matches: given.matches.map(({ route, ...match }) => [route.id, match]),
    runs: [...runs],
  };
}

describe('the loaders of a page', () => {
  it.each([
    '/seen/kazan/7?sum=5&a=%D0%B7',
    '/seen/%D0%BA%D0%B0/?',
    '/async',
    '/nothing',
    '/no-loader',
    '/null',
    '/redirect',
    '/thrown-redirect',
    '/gone',
    '/status',
    '/response',
    '/error',
    '/nothing-thrown',
    '/own-boundary',
    '/like-a-response',
  ])('end as they do in the router: %s', async (path) => {
    const set = setOf();
    const ofRouter = await outcome(set.routes.query(realRequest(ask(path))));
    const plan = pathPlan(set, new URL(path, 'http://localhost').pathname);
    if (plan === null) throw new Error('no plan');
    expect(await outcome(runLoaders(set, plan, ask(path)))).toEqual(ofRouter);
  });

  it('share nothing that one visitor could change for the next', async () => {
    const set = setOf();
    const once = pathPlan(set, '/seen/kazan/7');
    if (once === null) throw new Error('no plan');
    expect(pathPlan(set, '/seen/kazan/7')).toBe(once);
    const changing = [{ id: 'x', params: once.matches[1]?.params ?? {}, loader: change }];
    const { errors } = (await runLoaders(
      set,
      { ...once, loading: changing },
      ask('/seen/kazan/7'),
    )) as StaticHandlerContext;
    expect(errors).toBeNull();
    expect(once.matches.map(({ params }) => params['city'])).toEqual(['kazan', 'kazan']);
    expect(() => Object.assign(once.matches[0]?.params ?? {}, { city: 'perm' })).toThrow(TypeError);
  });

  it('are the business of the router where code comes later, where a page is the browser’s, and on unknown paths', () => {
    const set = setOf([
      page('/lazy', undefined, { lazy: () => Promise.resolve({ loader: () => 1 }) }),
      page('/browser', () => 1, { handle: { ssr: false } }),
    ]);
    expect(['/lazy', '/browser', '/unknown'].map((path) => pathPlan(set, path))).toEqual([null, null, null]);
  });

  it('end by the signal of a visitor who has gone', async () => {
    const set = setOf();
    const { request, abort } = pageRequest('http://localhost/async');
    const plan = pathPlan(set, '/async');
    if (plan === null) throw new Error('no plan');
    abort.abort(new Error('gone'));
    await expect(runLoaders(set, plan, request)).rejects.toThrow('gone');
  });
});

function change({ params }: LoaderFunctionArgs): string {
  Object.assign(params, { city: 'perm' });
  return 'done';
}
