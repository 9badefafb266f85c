import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runningServer } from './running-server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polden-cluster-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'password'), 'secret\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['has ended', () => spawnSync(process.execPath, ['--version']).pid],
  ['is another program by now', () => process.pid],
])('no server runs where the process that its lock file names %s', (_what, pid) => {
  writeFileSync(join(folder, 'data/postmaster.pid'), `${pid()}\n${folder}/data\n1700000000\n5432\n`);
  expect(runningServer(folder)).toBeNull();
});
