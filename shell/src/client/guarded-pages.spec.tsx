import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { RemoteRoute } from '@polden/mfe-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ChunkLoadError } from './recovery/chunk-failure.ts';

const fetchBefore = globalThis.fetch;
let asked: string[];

beforeEach(() => {
  asked = [];
  Object.assign(window, { __BOOT__: { remotes: [] } });
  window.sessionStorage.clear();
  globalThis.fetch = (address) => {
    if (typeof address === 'string') asked.push(address);
    return Promise.reject(new TypeError('no network'));
  };
});

afterEach(() => {
  globalThis.fetch = fetchBefore;
  Reflect.deleteProperty(window, '__BOOT__');
});

/** What the loader and the action of a page end with whose first call fails so. */
async function outcomes(error: unknown): Promise<unknown[]> {
  const fail = () => {
    throw error;
  };
  const route: RemoteRoute = {
    path: '/page',
    handle: { chunk: 'page', layout: 'default' },
    loader: fail,
    action: fail,
  };
  const { guardedPages } = await import('./guarded-pages.ts');
  const [page] = guardedPages([route], () => '/page');
  const url = new URL('http://localhost/page');
  const args: LoaderFunctionArgs = {
    request: new Request(url),
    url,
    pattern: '/page',
    params: {},
    context: {},
  };
  const { loader, action } = page ?? {};
  if (typeof loader !== 'function' || typeof action !== 'function') throw new Error('both are to be called');
  const ends: unknown[] = [];
  for (const call of [loader, action])
    ends.push(await Promise.resolve(call(args, {})).catch((failure: unknown) => failure));
  return ends;
}

it('a file that a loader or an action brings and that does not come leads to a reload, where the site answers', async () => {
  const error = new ChunkLoadError('/mfe/calls.js');
  expect(await outcomes(error)).toEqual([error, null]);
  expect(asked).toEqual(['/health/live', '/health/live']);
});

it('what a loader or an action throws itself goes on to the router', async () => {
  const answer = new Response(null, { status: 404 });
  expect(await outcomes(answer)).toEqual([answer, answer]);
  expect(asked).toEqual([]);
});
