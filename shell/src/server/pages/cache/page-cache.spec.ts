import { setImmediate as settled } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import type { BufferedPage } from '../rendering/buffer-page.ts';
import { PageCache, type PageSource } from './page-cache.ts';
import type { QueriedPage } from '../query/query-page.ts';

const set = { key: 'mfe-test@1.0.0' } as ReleaseSet;
const redirect = new Response(null, { status: 303 });
const HOUR_MS = 3_600_000;
let rendered = 0;

function pageOf(text: string, isOld = false): BufferedPage {
  const body = Buffer.from(text);
  const heads = { identity: [], br: [], gzip: [] };
  return { etag: `"${text}"`, headers: {}, heads, bodies: { identity: body, br: body, gzip: body }, isOld };
}

const source = (pathname: string, tags: string[], render?: PageSource['render'], of = set): PageSource => ({
  pathname,
  variants: [],
  tags,
  set: of,
  render: render ?? (() => Promise.resolve(pageOf(`${pathname} ${(rendered += 1)}`))),
});

/** What is kept at `/` after `first`. */
async function untilOther(cache: PageCache, first: BufferedPage): Promise<BufferedPage> {
  let page = first;
  while (page === first)
    page = (await cache.page(source('/', [], () => Promise.resolve(first)))) as BufferedPage;
  return page;
}

describe('page cache', () => {
  it('renders once for many visitors', async () => {
    const cache = new PageCache();
    const first = await Promise.all([cache.page(source('/a', ['blog'])), cache.page(source('/a', ['blog']))]);
    expect(new Set([...first, await cache.page(source('/a', ['blog']))]).size).toBe(1);
  });

  it('drops only the pages that a change touches', async () => {
    const cache = new PageCache();
    const blog = await cache.page(source('/blog', ['blog']));
    const home = await cache.page(source('/', ['products']));
    cache.invalidate(['blog']);
    expect(await cache.page(source('/blog', ['blog']))).not.toBe(blog);
    expect(await cache.page(source('/', ['products']))).toBe(home);
  });

  it('drops the pages whose paths are told', async () => {
    const cache = new PageCache();
    const [blog, home] = [await cache.page(source('/blog', [])), await cache.page(source('/', []))];
    cache.dropPages((pathname) => pathname === '/blog');
    expect(await cache.page(source('/blog', []))).not.toBe(blog);
    expect(await cache.page(source('/', []))).toBe(home);
  });

  it('does not keep a page whose rendering began before a change', async () => {
    const cache = new PageCache();
    let finish: (page: BufferedPage) => void = () => undefined;
    const late = cache.page(source('/blog', ['blog'], () => new Promise((resolve) => (finish = resolve))));
    cache.invalidate(['blog']);
    finish(pageOf('before the change'));
    await late;
    expect(await cache.page(source('/blog', ['blog']))).not.toMatchObject({ etag: '"before the change"' });
  });

  it('renders again for another composition of releases', async () => {
    const cache = new PageCache();
    const first = await cache.page(source('/', []));
    expect(await cache.page(source('/', [], undefined, { key: set.key } as ReleaseSet))).not.toBe(first);
  });

  it('keeps the pages of several live compositions side by side', async () => {
    const cache = new PageCache();
    const canary = { key: 'mfe-test@1.1.0:canary' } as ReleaseSet;
    const ask = (of: ReleaseSet) => cache.page(source('/', [], undefined, of));
    const [first, second] = [await ask(set), await ask(canary)];
    expect(second).not.toBe(first);
    expect([await ask(set), await ask(canary)]).toEqual([first, second]);
    expect(await ask(set)).toBe(first);
  });

  describe('a page of a minute ago', () => {
    const later = (ms: number) => {
      const now = Date.now() + ms;
      jest.spyOn(Date, 'now').mockReturnValue(now);
    };
    afterEach(() => void jest.restoreAllMocks());

    it('is not shown any more: the one who asks waits for the new one', async () => {
      const cache = new PageCache();
      const first = await cache.page(source('/', []));
      later(30_000);
      expect(await cache.page(source('/', []))).toBe(first);
      later(120_000);
      expect(await cache.page(source('/', []))).not.toBe(first);
    });

    it('is current for all others while it is rendered again, and told what was kept', async () => {
      const cache = new PageCache();
      const first = (await cache.page(source('/', []))) as BufferedPage;
      later(9_000);
      expect(cache.isCurrent(first)).toBe(true);
      later(3_000);
      expect(cache.isCurrent(first)).toBe(false);
      let finish: (page: BufferedPage) => void = () => undefined;
      const befores: unknown[] = [];
      const render: PageSource['render'] = (before) => {
        befores.push(before);
        return new Promise((resolve) => (finish = resolve));
      };
      expect(await cache.page(source('/', [], render))).toBe(first);
      expect(cache.isCurrent(first)).toBe(true);
      finish(pageOf('second'));
      const second = await untilOther(cache, first);
      expect([cache.isCurrent(first), cache.isCurrent(second)]).toEqual([false, true]);
      expect(befores).toEqual([first]);
    });

    it('is not current once rendering it again has failed, nor when that takes a minute', async () => {
      const cache = new PageCache();
      const first = (await cache.page(source('/', []))) as BufferedPage;
      later(11_000);
      await cache.page(source('/', [], () => Promise.reject(new Error('broken'))));
      await settled();
      expect(cache.isCurrent(first)).toBe(false);
      await cache.page(source('/', [], () => new Promise(() => undefined)));
      expect(cache.isCurrent(first)).toBe(true);
      later(60_000);
      expect(cache.isCurrent(first)).toBe(false);
    });

    it('gives way within seconds when it says that it is old', async () => {
      const cache = new PageCache();
      const old = pageOf('old', true);
      const page = pageOf('of now');
      await cache.page(source('/', [], () => Promise.resolve(old)));
      const asked = () => cache.page(source('/', [], () => Promise.resolve(page)));
      later(1_000);
      expect(await asked()).toBe(old);
      later(6_000);
      expect(await asked()).toBe(page);
    });

    it('is shown when there is no other, and gives way to a redirect', async () => {
      const cache = new PageCache();
      const first = await cache.page(source('/', []));
      later(61_000);
      const broken = source('/', [], () => Promise.reject(new Error('broken')));
      expect(await cache.page(broken)).toBe(first);
      const fault = source('/', [], () => Promise.resolve({ status: 503 } as QueriedPage));
      expect(await cache.page(fault)).toBe(first);
      await settled();
      later(11_000);
      expect(await cache.page(source('/', [], () => Promise.resolve(redirect)))).toBe(redirect);
    });

    it('is shown at once where rendering it has just failed, and gives way to the next that is made', async () => {
      const cache = new PageCache();
      const first = await cache.page(source('/', []));
      later(61_000);
      const fault = { status: 503 } as QueriedPage;
      expect(await cache.page(source('/', [], () => Promise.resolve(fault)))).toBe(first);
      let finish: (page: BufferedPage) => void = () => undefined;
      const slow: PageSource['render'] = () => new Promise((resolve) => (finish = resolve));
      expect(await cache.page(source('/', [], slow))).toBe(first);
      const second = pageOf('second');
      finish(second);
      await settled();
      expect(await cache.page(source('/', []))).toBe(second);
    });

    it('is shown for a day where there is no other, and then the fault is', async () => {
      const cache = new PageCache();
      const first = await cache.page(source('/', []));
      const fault = { status: 503 } as QueriedPage;
      const failing = source('/', [], () => Promise.resolve(fault));
      later(23 * HOUR_MS);
      expect(await cache.page(failing)).toBe(first);
      later(2 * HOUR_MS);
      expect(await cache.page(failing)).toBe(fault);
      const broken = source('/', [], () => Promise.reject(new Error('broken')));
      await expect(cache.page(broken)).rejects.toThrow('broken');
      expect(await cache.page(source('/', []))).toHaveProperty('bodies');
    });
  });

  it('keeps neither redirects nor failures', async () => {
    const cache = new PageCache();
    expect(await cache.page(source('/', [], () => Promise.resolve(redirect)))).toBe(redirect);
    await expect(cache.page(source('/', [], () => Promise.reject(new Error('broken'))))).rejects.toThrow(
      'broken',
    );
    expect(await cache.page(source('/', []))).toHaveProperty('bodies');
  });
});
