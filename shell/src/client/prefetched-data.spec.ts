import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteRoute } from '@polden/mfe-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { forgetPrefetchedData, prefetchData, withPrefetchedData } from './prefetched-data.ts';

afterEach(() => {
  forgetPrefetchedData();
  jest.useRealTimers();
});

/** A page whose loader counts its calls, and how the router would call it. */
function page(handle: Partial<RemoteRoute['handle']> = {}) {
  let calls = 0;
  const routes: RemoteRoute[] = [
    {
      path: '/blog/:post',
      handle: { chunk: 'post', layout: 'default', ...handle },
      loader: async () => ({ call: (calls += 1) }),
    },
  ];
  const [route] = withPrefetchedData(routes);
  if (!route) throw new Error('no route');
  const open = async (address: string): Promise<unknown> => {
    const url = new URL(address, 'http://localhost');
    if (typeof route.loader !== 'function') throw new Error('no loader');
    const args: LoaderFunctionArgs = { request: new Request(url), url, pattern: '', params: {}, context: {} };
    return route.loader(args);
  };
  const ahead = (address: string) => prefetchData(route, new URL(address, 'http://localhost'), {});
  return { open, ahead, calls: () => calls };
}

describe('prefetched data', () => {
  it('are given to the page once, whatever the fragment', async () => {
    const { open, ahead, calls } = page();
    await ahead('/blog/a');
    await ahead('/blog/a');
    expect(await open('/blog/a#comments')).toEqual({ call: 1 });
    expect(calls()).toBe(1);
    expect(await open('/blog/a')).toEqual({ call: 2 });
  });

  it('belong to their own address', async () => {
    const { open, ahead } = page();
    await ahead('/blog/a?x=1');
    expect(await open('/blog/a')).toEqual({ call: 2 });
  });

  it('are asked for again when they are old, or something was sent since', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
    const { open, ahead } = page();
    await ahead('/blog/a');
    jest.setSystemTime(30_000);
    expect(await open('/blog/a')).toEqual({ call: 2 });
    await ahead('/blog/a');
    forgetPrefetchedData();
    expect(await open('/blog/a')).toEqual({ call: 4 });
  });

  it.each([{ auth: 'staff' as const }, { ssr: false }])('are not asked for where %j', async (handle) => {
    const { ahead, calls } = page(handle);
    await ahead('/blog/a');
    expect(calls()).toBe(0);
  });

  it('are forgotten when they fail: opening the page asks again', async () => {
    let isDown = true;
    const routes: RemoteRoute[] = [
      {
        path: '/blog',
        handle: { chunk: 'blog', layout: 'default' },
        loader: async () => {
          if (isDown) throw new Error('down');
          return 'here';
        },
      },
    ];
    const [route] = withPrefetchedData(routes);
    if (!route || typeof route.loader !== 'function') throw new Error('no loader');
    const url = new URL('http://localhost/blog');
    await prefetchData(route, url, {});
    isDown = false;
    const args: LoaderFunctionArgs = { request: new Request(url), url, pattern: '', params: {}, context: {} };
    expect(await route.loader(args)).toBe('here');
  });
});
