import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  configureHttp,
  expireCachedReads,
  followOldReads,
  isSharedRead,
  type KeptRead,
  provideKeptReads,
  readCached,
} from './index.ts';

const MINUTE_MS = 60_000;

let api: Server;
let answer: () => number | null | 'nothing' | 'gone';
let asked: number;

beforeEach(async () => {
  asked = 0;
  api = createServer((_request, response) => {
    asked += 1;
    const value = answer();
    if (value === 'nothing') return;
    response
      .writeHead(value === null ? 503 : value === 'gone' ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ value }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  configureHttp({ origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, cacheReads: true });
});

afterEach(() => {
  provideKeptReads(null);
  followOldReads(() => undefined);
  api.closeAllConnections();
  return new Promise((resolve) => api.close(resolve));
});

/** What another process was told, and how many milliseconds ago. */
function tellBefore(answers: [path: string, value: unknown, ageMs: number][]): Map<string, KeptRead> {
  const told = new Map(
    answers.map(([path, value, ageMs]) => [path, { value, readAt: Date.now() - ageMs }] as const),
  );
  provideKeptReads({
    read: async (path) => told.get(path),
    keep: (path, value) => void told.set(path, { value, readAt: Date.now() }),
    drop: (path) => void told.delete(path),
  });
  return told;
}

describe('cached reads of a server', () => {
  it('ask once for many readers', async () => {
    answer = () => 1;
    const values = await Promise.all([readCached('many'), readCached('many'), readCached('many')]);
    await readCached('many');
    expect(values).toEqual([{ value: 1 }, { value: 1 }, { value: 1 }]);
    expect(asked).toBe(1);
  });

  it('show a change to the first reader after it', async () => {
    answer = () => 1;
    await readCached('changing');
    answer = () => 2;
    expireCachedReads();
    expect(await readCached('changing')).toEqual({ value: 2 });
  });

  it('are one object for all readers, which none of them can change', async () => {
    answer = () => 1;
    const first = await readCached<{ value: number }>('shared');
    const second = await readCached<{ value: number }>('shared');
    expect(second).toBe(first);
    expect(isSharedRead(first)).toBe(true);
    expect(isSharedRead({ value: 1 })).toBe(false);
    expect(() => (first.value = 2)).toThrow(TypeError);
  });

  it('keep the last value while the API hangs', async () => {
    answer = () => 1;
    await readCached('hanging');
    answer = () => 'nothing';
    expireCachedReads();
    expect(await readCached('hanging')).toEqual({ value: 1 });
  });

  it('are what another process was told last while the API is away, and not what is gone for good', async () => {
    const told = tellBefore([
      ['told', { value: 7 }, 0],
      ['hangs', { value: 8 }, 0],
    ]);
    answer = () => null;
    expect(await readCached('told')).toEqual({ value: 7 });
    await expect(readCached('never told')).rejects.toMatchObject({ code: 503 });
    answer = () => 'nothing';
    expect(await readCached('hangs')).toEqual({ value: 8 });
    answer = () => 9;
    expireCachedReads();
    expect(await readCached('told')).toEqual({ value: 9 });
    expect(told.get('told')?.value).toEqual({ value: 9 });
  });

  it('are gone when the API says so, also from memory', async () => {
    answer = () => 1;
    await readCached('taken off');
    answer = () => 'gone';
    expireCachedReads();
    await expect(readCached('taken off')).rejects.toMatchObject({ code: 404 });
    answer = () => null;
    await expect(readCached('taken off')).rejects.toMatchObject({ code: 503 });
  });

  it('are told to be old when the API is away, unless an old answer misleads nobody', async () => {
    const before = Date.now() - 20 * MINUTE_MS;
    tellBefore([
      ['terms', { value: 1 }, 20 * MINUTE_MS],
      ['pictures', { value: 2 }, 20 * MINUTE_MS],
      ['recent', { value: 3 }, MINUTE_MS],
    ]);
    const old: number[] = [];
    followOldReads((readAt) => old.push(readAt));
    answer = () => null;
    await readCached('pictures', { lasting: true });
    await readCached('recent');
    expect(old).toEqual([]);
    await readCached('terms');
    expect(old).toHaveLength(1);
    expect(Math.abs((old[0] ?? 0) - before)).toBeLessThan(MINUTE_MS);
    answer = () => 4;
    expireCachedReads();
    expect(await readCached('terms')).toEqual({ value: 4 });
    expect(old).toHaveLength(1);
  });

  it('do not keep a page waiting for an API that hangs and has never answered', async () => {
    answer = () => 'nothing';
    await expect(readCached('hangs for ever')).rejects.toMatchObject({ code: null, message: 'timeout' });
  });

  it('keep the last value while the API is down, and throw without one', async () => {
    answer = () => 1;
    await readCached('down');
    answer = () => null;
    expireCachedReads();
    expect(await readCached('down')).toEqual({ value: 1 });
    await expect(readCached('never read')).rejects.toMatchObject({ code: 503 });
  });
});
