import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KeptReadFiles } from './kept-reads.ts';

const DAY_MS = 24 * 60 * 60_000;

let folder: string;
let now: number;

const files = () => new KeptReadFiles(folder, { now: () => now });

async function keep(address: string, value: unknown): Promise<void> {
  const kept = files();
  kept.keep(address, value);
  await kept.settled;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-reads-'));
  now = Date.now();
});
afterEach(() => rm(folder, { recursive: true }));

describe('what was read before', () => {
  it('is there for a process that has never read it', async () => {
    await keep('blog', { posts: ['Первая'] });
    expect(await files().read('blog')).toEqual({ value: { posts: ['Первая'] }, readAt: now });
    expect(await files().read('blog?page=2')).toBeUndefined();
  });

  it('is not shown when it is of another day, and then taken off the disk', async () => {
    await keep('products', [1]);
    now += DAY_MS + 60_000;
    expect(await files().read('products')).toBeUndefined();
    await files().tidy();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not shown when the disk has other bytes than were written', async () => {
    await keep('products', { rate: 21 });
    const [name = ''] = await readdir(folder);
    const file = path.join(folder, name);
    // Of the answer: the moment in the file may have these figures as well.
    await writeFile(file, (await readFile(file, 'utf8')).replace('rate\\":21', 'rate\\":12'));
    expect(await files().read('products')).toBeUndefined();
  });

  it('makes room for what is read now, the oldest first, and never of what pages declare', async () => {
    const kept = new KeptReadFiles(folder, {
      now: () => now,
      isDeclared: (address) => address === 'products',
    });
    kept.keep('products', { rate: 21 });
    for (let page = 1; page <= 1_000; page += 1) kept.keep(`blog?page=${page}`, page);
    kept.keep('news', ['Новая']);
    await kept.settled;
    expect(await readdir(folder)).toHaveLength(1_000);
    expect(await kept.read('products')).toBeDefined();
    expect(await kept.read('news')).toBeDefined();
    expect(await kept.read('blog?page=1000')).toBeDefined();
    expect(await kept.read('blog?page=2')).toBeUndefined();
  });

  it('goes when there is nothing of the kind any more, or when it was too much', async () => {
    const kept = files();
    kept.keep('gone', 1);
    kept.drop('gone');
    kept.keep('large', 'x'.repeat(600_000));
    await kept.settled;
    expect(await readdir(folder)).toEqual([]);
  });
});
