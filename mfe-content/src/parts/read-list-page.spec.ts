import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { configureHttp, provideKeptReads } from '@polden/http';
import { type ContentApi, startContentApi } from '../testing/content-api.ts';
import { readListPage } from './read-list-page.ts';

let api: ContentApi;
let kept: string[];

beforeEach(async () => {
  api = await startContentApi();
  api.answers = { list: (query) => ({ asked: query.toString() }) };
  configureHttp({ origin: api.origin, cacheReads: true });
  kept = [];
  provideKeptReads({
    read: () => Promise.resolve(undefined),
    keep: (path) => void kept.push(path),
    drop: () => undefined,
  });
});
afterEach(() => {
  provideKeptReads(null);
  configureHttp({ origin: api.origin, cacheReads: false });
  return api.close();
});

it('keeps the pages that visitors leaf to, and none of the numbers behind them', async () => {
  expect(await readListPage('list', 2)).toEqual({ asked: 'page=2' });
  expect(await readListPage('list?stars=5', 50)).toEqual({ asked: 'stars=5&page=50' });
  expect(await readListPage('list', 51)).toEqual({ asked: 'page=51' });
  expect(kept).toEqual(['list?page=2', 'list?stars=5&page=50']);
});
