import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { inBuildTurn } from './build-turn.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-turn-'));
  file = join(folder, 'build-turn.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('builds of a checkout take turns, and who waits is told for whom', async () => {
  const order: string[] = [];
  const waited: number[] = [];
  const onWait = (pid: number) => void waited.push(pid);
  const goOn = Promise.withResolvers<undefined>();
  const first = inBuildTurn(
    async () => {
      order.push('first begins');
      await goOn.promise;
      order.push('first ends');
    },
    { file, onWait },
  );
  const second = inBuildTurn(
    () => {
      order.push('second begins');
      return Promise.resolve();
    },
    { file, onWait },
  );
  goOn.resolve(undefined);
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins']);
  expect(waited).toEqual([process.pid]);
});

it('a build that fails or was killed is waited for no longer', async () => {
  const onWait = () => undefined;
  const failing = inBuildTurn(() => Promise.reject(new Error('does not build')), { file, onWait });
  await expect(failing).rejects.toThrow('does not build');
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'before' }));
  await expect(inBuildTurn(() => Promise.resolve('built'), { file, onWait })).resolves.toBe('built');
});

it('who gives up waiting builds nothing', async () => {
  const goOn = Promise.withResolvers<undefined>();
  const onWait = () => undefined;
  const first = inBuildTurn(() => goOn.promise, { file, onWait });
  const signal = AbortSignal.abort(new Error('stopped'));
  const second = inBuildTurn(() => Promise.resolve('built'), { file, onWait, signal });
  await expect(second).rejects.toThrow('stopped');
  goOn.resolve(undefined);
  await first;
});
