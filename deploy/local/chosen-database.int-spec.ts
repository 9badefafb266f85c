import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { CHECKOUT } from './folders.ts';
import { findFreePort } from './ports.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'polden-chosen-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

async function run(command: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`deploy/local/${command}.ts`, '--phone', '+79161234567'], {
    cwd: CHECKOUT,
    env: { PATH: process.env['PATH'], POLDEN_DATA_DIR: join(dir, 'data'), ...env },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number];
  return { code, errors: errors.split('\n').filter((line) => line !== '') };
}

it.each(['erase', 'verify-history', 'seed'])(
  '%s makes no database of its own to work on',
  async (command) => {
    const { code, errors } = await run(command);
    expect([code, errors]).toEqual([
      1,
      [
        expect.stringMatching(
          `^В ${join(dir, 'data')} нет базы, .*DATABASE_URL.*-w @polden/api.*deploy/systemd/README.md`,
        ),
      ],
    ]);
    expect(readdirSync(dir)).toEqual([]);
  },
);

it('says first which database it works on, without the password', async () => {
  const database = `127.0.0.1:${await findFreePort()}/polden`;
  const { code, errors } = await run('verify-history', {
    DATABASE_URL: `postgres://polden:s3cret@${database}`,
  });
  expect([code, errors[0]]).toEqual([1, `База: ${database}`]);
  expect(errors.join('\n')).not.toContain('s3cret');
});
