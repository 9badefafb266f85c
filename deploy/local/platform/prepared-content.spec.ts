import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forgetSeeded, isSeeded, rememberSeeded } from './prepared-content.ts';

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'polden-seeded-'))));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('a database counts as filled only by the code that has filled it', () => {
  expect(isSeeded(dataDir, 'database', 'code')).toBe(false);
  rememberSeeded(dataDir, 'database', 'code');
  expect(isSeeded(dataDir, 'database', 'code')).toBe(true);
  expect(isSeeded(dataDir, 'another', 'code')).toBe(false);
  expect(isSeeded(dataDir, 'database', 'changed')).toBe(false);
  forgetSeeded(dataDir);
  expect(isSeeded(dataDir, 'database', 'code')).toBe(false);
});
