import { describe, expect, it } from '@jest/globals';
import type { ReleaseSet } from '../releases/release-sets.ts';
import type { BufferedPage } from './buffer-page.ts';
import { PageCache } from './page-cache.ts';

const set = { sequence: 1 } as ReleaseSet;
let rendered = 0;

function pageOf(text: string): BufferedPage {
  const body = Buffer.from(text);
  return { etag: `"${text}"`, headers: {}, bodies: { identity: body, br: body, gzip: body } };
}

const source = (key: string, tags: string[], render?: () => Promise<BufferedPage | null>, of = set) => ({
  key,
  tags,
  set: of,
  render: render ?? (() => Promise.resolve(pageOf(`${key} ${(rendered += 1)}`))),
});

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

  it('does not keep a page whose rendering began before a change', async () => {
    const cache = new PageCache();
    let finish: (page: BufferedPage) => void = () => undefined;
    const late = cache.page(source('/blog', ['blog'], () => new Promise((resolve) => (finish = resolve))));
    cache.invalidate(['blog']);
    finish(pageOf('before the change'));
    await late;
    expect((await cache.page(source('/blog', ['blog'])))?.etag).not.toContain('before the change');
  });

  it('renders again for another composition of releases', async () => {
    const cache = new PageCache();
    const first = await cache.page(source('/', []));
    expect(await cache.page(source('/', [], undefined, { sequence: 2 } as ReleaseSet))).not.toBe(first);
  });

  it('keeps neither redirects nor failures', async () => {
    const cache = new PageCache();
    expect(await cache.page(source('/', [], () => Promise.resolve(null)))).toBeNull();
    await expect(cache.page(source('/', [], () => Promise.reject(new Error('broken'))))).rejects.toThrow(
      'broken',
    );
    expect(await cache.page(source('/', []))).not.toBeNull();
  });
});
