import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import type { MediaStore } from '../store/media-store.ts';
import { unzip } from '../testing/unzip.ts';
import { zipOfStored } from './zip-of-stored.ts';

it('names differ by more than the case of letters: Windows and macOS would take them for one', async () => {
  const store = {
    read: () => Promise.resolve({ body: Readable.from(['x']), bytes: 1 }),
  } as unknown as MediaStore;
  const file = (title: string) => ({ title, url: `/media/${'a'.repeat(32)}/original.webp` });
  const zip = zipOfStored(store, [file('Логотип'), file('ЛОГОТИП'), file('логотип')]);
  const names = [...(await unzip(await buffer(zip))).keys()];
  expect(names.sort()).toEqual(['Логотип.webp', 'ЛОГОТИП (2).webp', 'логотип (3).webp'].sort());
});
