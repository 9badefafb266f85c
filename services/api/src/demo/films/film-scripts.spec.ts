import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkFile } from '../../content/media/files/check-file.ts';
import { captionsOf, FILMS_FOLDER, readFilmScripts } from './film-scripts.ts';

const MOST_BYTES = 300_000;

describe.each([...readFilmScripts()])('the film %s', (name, script) => {
  it('can be uploaded, is small, and has the captions of its script', async () => {
    for (const type of ['webm', 'vtt'] as const) {
      const checked = await checkFile(join(FILMS_FOLDER, `${name}.${type}`), `${name}.${type}`);
      expect(checked.type).toBe(type);
      expect(checked.bytes).toBeLessThan(MOST_BYTES);
    }
    expect(await readFile(join(FILMS_FOLDER, `${name}.vtt`), 'utf8')).toBe(captionsOf(script));
  });
});
