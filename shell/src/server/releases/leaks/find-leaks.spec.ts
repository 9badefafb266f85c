import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('reaches no part of the host but the known ones, and can change none for others', () => {
  // In a process of its own, whose globals are not those of a test.
  const { stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'find-leaks.ts')], {
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => /^(NEW|GONE|OPEN)/.test(line))).toEqual([]);
  expect(status).toBe(0);
});
