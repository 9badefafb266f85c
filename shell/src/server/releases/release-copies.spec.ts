import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from '@polden/mfe-release';
import { ReleaseCopies } from './release-copies.ts';

const DAY_MS = 86_400_000;
const BYTES = Buffer.from('export {};');
const INTEGRITY = integrityOf(BYTES);
const signal = new AbortController().signal;

let folder: string;
let problems: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  problems = [];
});
afterEach(() => rm(folder, { recursive: true }));

const pinOf = (version: string) => ({ version, base: '/mfe/', integrity: `sha384-${version}` });

function copiesIn(dir: string): ReleaseCopies {
  return new ReleaseCopies({
    dir,
    artifacts: { read: async () => BYTES },
    onProblem: (problem) => problems.push(problem),
  });
}

describe('copies of releases', () => {
  it('are no reason to be without a release where there is no room for them, which is said once', async () => {
    const file = path.join(folder, 'full');
    await writeFile(file, '');
    const copies = copiesIn(file);
    for (const version of ['1.0.0', '2.0.0'])
      expect(await copies.read(['mfe-a', pinOf(version)], 'main.js', INTEGRITY, signal)).toEqual(BYTES);
    expect(problems).toEqual([expect.stringMatching(/^releases are not kept on this disk: /u)]);
  });

  it('go 30 days after the last process that named their release', async () => {
    const copies = copiesIn(folder);
    const [old, present] = [pinOf('1.0.0'), pinOf('2.0.0')];
    for (const pin of [old, present]) await copies.read(['mfe-a', pin], 'main.js', INTEGRITY, signal);
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await copies.tidy([['mfe-a', old]], inDays(10));
    await copies.tidy([['mfe-a', present]], inDays(39));
    expect(await readdir(path.join(folder, 'mfe-a'))).toHaveLength(2);
    await copies.tidy([['mfe-a', present]], inDays(41));
    expect(await readdir(path.join(folder, 'mfe-a'))).toEqual([expect.stringMatching(/^2\.0\.0-/u)]);
  });
});
