import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { RedirectTable } from '@polden/reference-data';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import type { BufferedPage } from '../rendering/buffer-page.ts';
import { FrontCache } from './front-cache.ts';
import { PageCache } from './page-cache.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const cache = new PageCache();
const front = new FrontCache({
  cache,
  sets: () => ({ current: { key: 'now' } as ReleaseSet, rollouts: { areRunning: false } as never }),
  redirects: () => table,
  headersOf: () => ({}),
});
const table = new RedirectTable([]);

/** A page of a composition, as both caches have it. */
async function kept(pathname: string): Promise<{ page: WeakRef<BufferedPage>; set: WeakRef<ReleaseSet> }> {
  const set = { key: pathname } as ReleaseSet;
  const body = Buffer.alloc(1_000);
  const heads = { identity: [], br: [], gzip: [] };
  const page = {
    etag: '""',
    headers: {},
    heads,
    bodies: { identity: body, br: body, gzip: body },
    isOld: false,
  };
  await cache.page({ pathname, variants: [], set, tags: [], render: () => Promise.resolve(page) });
  const request = { method: 'GET', url: pathname, headers: { host: 'polden.example' } } as IncomingMessage;
  front.keep(request, page, { set, redirects: table, cityVariant: false });
  return { page: new WeakRef(page), set: new WeakRef(set) };
}

async function memory(): Promise<void> {
  await turn();
  collect();
  await turn();
}

it('a page that is kept holds no composition of former releases in memory', async () => {
  const { page, set } = await kept('/a');
  await memory();
  expect([page.deref() === undefined, set.deref()]).toEqual([false, undefined]);
});

it('a page that the page cache has dropped is held for no address', async () => {
  const { page } = await kept('/b');
  cache.clear();
  await memory();
  expect(page.deref()).toBeUndefined();
});
