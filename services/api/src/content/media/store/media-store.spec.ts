import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EnvReader } from '@polden/api-contract';
import { readMedia } from '../../../core/config/media-config.ts';
import { type S3Server, startS3Server } from '../../../releases/artifacts/testing/s3-server.ts';
import type { ByteRange } from '../../../core/storage/s3-bucket.ts';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

let s3: S3Server;
let folder: string;
let count = 0;
/** The stores outlive a test: each has a name of its own. */
const nextHash = () => String(++count).padStart(32, '0');

beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const DRIVERS: [string, () => Record<string, string>][] = [
  ['folder', () => ({ MEDIA_DRIVER: 'folder', MEDIA_DIR: join(folder, 'kept') })],
  ['s3', () => s3.mediaEnv],
];

describe.each(DRIVERS)('media store: %s', (_, env) => {
  let store: MediaStore;
  beforeAll(async () => {
    store = await openMediaStore(readMedia(new EnvReader(env()), true));
  });

  const read = async (hash: string, name: string, range?: ByteRange) => {
    const file = await store.read(hash, name, range);
    return file && { bytes: file.bytes, text: (await buffer(file.body)).toString() };
  };

  it('keeps bytes and files of this machine', async () => {
    const hash = nextHash();
    const path = join(folder, 'upload');
    await writeFile(path, 'a document');
    await store.put(hash, [
      { name: '480.webp', content: Buffer.from('narrow') },
      { name: '960.webp', content: Buffer.from('wide') },
      { name: `${hash}.pdf`, content: { path } },
    ]);
    expect(await read(hash, '480.webp')).toEqual({ bytes: 6, text: 'narrow' });
    expect(await read(hash, `${hash}.pdf`)).toEqual({ bytes: 10, text: 'a document' });
    expect(await store.sizeOf(hash, '960.webp')).toBe(4);
  });

  it('gives a part of a file', async () => {
    const hash = nextHash();
    await store.put(hash, [{ name: '480.webp', content: Buffer.from('0123456789') }]);
    expect(await read(hash, '480.webp', { start: 2, end: 4 })).toEqual({ bytes: 3, text: '234' });
    expect(await read(hash, '480.webp', { start: 9, end: 9 })).toEqual({ bytes: 1, text: '9' });
  });

  it('has nothing under another name', async () => {
    expect(await store.read(nextHash(), '480.webp')).toBeNull();
    expect(await store.sizeOf(nextHash(), '480.webp')).toBeNull();
  });

  it('may be given the same again', async () => {
    const hash = nextHash();
    const files = [{ name: '480.webp', content: Buffer.from('same') }];
    await store.put(hash, files);
    await store.put(hash, files);
    expect(await read(hash, '480.webp')).toEqual({ bytes: 4, text: 'same' });
  });

  it('removes all of one and nothing of another, twice without harm', async () => {
    const [gone, kept] = [nextHash(), nextHash()];
    for (const hash of [gone, kept]) {
      await store.put(hash, [
        { name: '480.webp', content: Buffer.from('a') },
        { name: '480.avif', content: Buffer.from('b') },
      ]);
    }
    await store.remove(gone);
    await store.remove(gone);
    expect([await store.read(gone, '480.webp'), await store.read(gone, '480.avif')]).toEqual([null, null]);
    expect(await read(kept, '480.avif')).toEqual({ bytes: 1, text: 'b' });
  });
});

describe('the folder', () => {
  it('never shows half a file', async () => {
    const dir = join(folder, 'half');
    const store = await openMediaStore({ driver: 'folder', dir });
    const hash = nextHash();
    await expect(store.put(hash, [{ name: '480.webp', content: { path: folder } }])).rejects.toThrow(
      'EISDIR',
    );
    expect(await store.read(hash, '480.webp')).toBeNull();
    expect(await readdir(join(dir, hash))).toEqual([]);
  });
});

describe('the bucket', () => {
  it('knows the type of what it keeps, for those who read it themselves', async () => {
    const hash = nextHash();
    const store = await openMediaStore(readMedia(new EnvReader(s3.mediaEnv), true));
    await store.put(hash, [{ name: `${hash}.pdf`, content: Buffer.from('%PDF-') }]);
    const answer = await fetch(`${s3.bucketUrl}/media/${hash}/${hash}.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('%PDF-');
  });
});
