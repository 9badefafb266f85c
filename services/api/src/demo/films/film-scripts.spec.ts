import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { checkFile } from '../../content/media/files/check-file.ts';
import { captionsOf, FILM_SCRIPTS } from './film-scripts.ts';

const FOLDER = new URL('../../../demo-films/', import.meta.url);
const MOST_BYTES = 300_000;

describe.each(Object.entries(FILM_SCRIPTS))('the film %s', (name, script) => {
  it('can be uploaded, is small, and has the captions of its script', async () => {
    for (const type of ['webm', 'vtt'] as const) {
      const checked = await checkFile(fileURLToPath(new URL(`${name}.${type}`, FOLDER)), `${name}.${type}`);
      expect(checked.type).toBe(type);
      expect(checked.bytes).toBeLessThan(MOST_BYTES);
    }
    expect(await readFile(new URL(`${name}.vtt`, FOLDER), 'utf8')).toBe(captionsOf(script));
  });
});
