import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { takeBuildTurn } from './build-turn.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-turn-'));
  file = join(folder, 'build-turn.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('builds of a checkout take turns, and who waits is told for whom', async () => {
  const waited: number[] = [];
  const onWait = (pid: number) => void waited.push(pid);
  const endFirst = await takeBuildTurn({ file, onWait });
  let isSecond = false;
  const second = takeBuildTurn({ file, onWait }).then((end) => {
    isSecond = true;
    return end;
  });
  expect([isSecond, waited]).toEqual([false, [process.pid]]);
  endFirst();
  const endSecond = await second;
  // It is the turn of the second.
  endFirst();
  const third = takeBuildTurn({ file, onWait });
  expect(waited).toHaveLength(2);
  endSecond();
  (await third)();
});

it('whoever was killed is waited for no longer', async () => {
  const waited: number[] = [];
  const onWait = (pid: number) => void waited.push(pid);
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'before' }));
  const end = await takeBuildTurn({ file, onWait });
  end();
  expect([waited, readdirSync(folder)]).toEqual([[], []]);
});

it.each(['', '{', 'null', '{}', '[1]'])('a note that says «%s» is nobody’s', async (note) => {
  const onWait = () => undefined;
  writeFileSync(file, note);
  const end = await takeBuildTurn({ file, onWait });
  end();
  expect(readdirSync(folder)).toEqual([]);
});

it('what cannot be read at all is said', async () => {
  mkdirSync(file);
  await expect(takeBuildTurn({ file, onWait: () => undefined })).rejects.toThrow('EISDIR');
});

it('who gives up waiting takes no turn', async () => {
  const onWait = () => undefined;
  const end = await takeBuildTurn({ file, onWait });
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(takeBuildTurn({ file, onWait, signal })).rejects.toThrow('stopped');
  end();
  (await takeBuildTurn({ file, onWait }))();
});
