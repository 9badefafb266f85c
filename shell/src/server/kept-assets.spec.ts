import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { keepAssets } from './kept-assets.ts';
import { staticFiles } from './static-files.plugin.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 1);

let folder: string;
let kept: string;
let app: FastifyInstance;
let problems: string[];

const onProblem = (problem: string) => void problems.push(problem);

/** Browser files of one shell's build. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const dir = path.join(folder, name);
  await mkdir(dir);
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(dir, file), text)));
  return dir;
}

const onDay = (day: number) => new Date(START + day * DAY_MS);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  kept = path.join(folder, 'kept');
  app = fastify();
  problems = [];
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('assets of the shell', () => {
  it('are served after its next release', async () => {
    const first = await build('first', { 'main.aaaaaaaa.js': 'first', 'chunks.json': '{}' });
    const second = await build('second', { 'main.bbbbbbbb.js': 'second', 'chunks.json': '{}' });
    await keepAssets(first, kept, { onProblem });
    await keepAssets(second, kept, { onProblem });
    await staticFiles(app, { assetDirs: [second, kept], artifactsDir: null });
    expect((await app.inject('/assets/main.bbbbbbbb.js')).body).toBe('second');
    const old = await app.inject('/assets/main.aaaaaaaa.js');
    expect(old.body).toBe('first');
    expect(old.headers['cache-control']).toContain('immutable');
    const gone = await app.inject('/assets/main.cccccccc.js');
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-store');
  });

  it('are kept for 30 days after the last start of a shell that has them', async () => {
    const first = await build('first', { 'main.aaaaaaaa.js': 'first' });
    const second = await build('second', { 'main.bbbbbbbb.js': 'second' });
    await keepAssets(first, kept, { now: onDay(0), onProblem });
    await keepAssets(first, kept, { now: onDay(10), onProblem });
    await keepAssets(second, kept, { now: onDay(39), onProblem });
    expect(await readdir(kept)).toHaveLength(2);
    await keepAssets(second, kept, { now: onDay(41), onProblem });
    expect(await readdir(kept)).toEqual(['main.bbbbbbbb.js']);
  });

  it('are whole when several processes keep them at once', async () => {
    const first = await build('first', { 'main.aaaaaaaa.js': 'x'.repeat(1_000_000) });
    await Promise.all(Array.from({ length: 4 }, () => keepAssets(first, kept, { onProblem })));
    expect(await readdir(kept)).toEqual(['main.aaaaaaaa.js']);
    expect(await readFile(path.join(kept, 'main.aaaaaaaa.js'))).toHaveLength(1_000_000);
    expect(problems).toEqual([]);
  });

  it('are served without copies where these cannot be made, which is said once', async () => {
    const first = await build('first', { 'main.aaaaaaaa.js': 'first' });
    // Stand for files that the disk has no room for.
    for (const name of ['chunk.bbbbbbbb.js', 'chunk.cccccccc.js']) await mkdir(path.join(first, name));
    await keepAssets(first, kept, { onProblem });
    expect(problems).toEqual([expect.stringContaining('not kept for tabs')]);
    expect(await readdir(kept)).toEqual(['main.aaaaaaaa.js']);
    await staticFiles(app, { assetDirs: [first, kept], artifactsDir: null });
    expect((await app.inject('/assets/main.aaaaaaaa.js')).body).toBe('first');
  });

  it('are no reason not to start where there is no folder for them', async () => {
    const first = await build('first', { 'main.aaaaaaaa.js': 'first' });
    await writeFile(kept, '');
    await keepAssets(first, kept, { onProblem });
    expect(problems).toHaveLength(1);
  });
});
