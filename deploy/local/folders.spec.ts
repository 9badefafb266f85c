import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { ensureFolder } from './folders.ts';
import { StartError } from './start-error.ts';

const dir = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('names the folder that cannot be made, whatever the reason', () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const link = join(dir, 'link');
  symlinkSync(join(dir, 'a disk that is not there'), link);
  for (const [folder, words] of [
    [join(file, 'data'), 'на этом пути есть файл'],
    [file, 'на этом пути есть файл'],
    [link, `Папку ${link} не создать: ENOENT`],
  ] as const) {
    expect(() => ensureFolder(folder)).toThrow(StartError);
    expect(() => ensureFolder(folder)).toThrow(words);
  }
});
