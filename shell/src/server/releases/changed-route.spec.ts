import { describe, expect, it } from '@jest/globals';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { changedRoute } from './changed-route.ts';

const change = { data: () => () => 'changed' };
const args = {} as LoaderFunctionArgs;

const run = (loader: unknown) => (loader as (given: LoaderFunctionArgs) => unknown)(args);

describe('the code of a route', () => {
  it('is changed where each part of it comes later by itself', async () => {
    const { lazy } = changedRoute<RouteObject>(
      { path: '/a', lazy: { loader: () => Promise.resolve(() => 'own') } },
      change,
    );
    const load = (lazy as { loader: () => Promise<unknown> }).loader;
    expect(run(await load())).toBe('changed');
  });

  it('is changed when it is something else each time that it is looked at', () => {
    let reads = 0;
    const child = {
      path: 'b',
      get loader() {
        reads += 1;
        return reads === 1 ? () => 'own' : undefined;
      },
    } as RouteObject;
    const { children } = changedRoute<RouteObject>({ path: '/a', children: [child] }, change);
    expect(run(children?.[0]?.loader)).toBe('changed');
  });

  it('has no middleware, which the router would call with its own arguments', () => {
    const route = { path: '/a', middleware: [() => undefined] } as RouteObject;
    expect(() => changedRoute(route, change)).toThrow('middleware');
  });
});
