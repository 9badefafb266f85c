import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readWorkerUser, unreadableFor } from './worker-user.ts';

const ROOT = 0;
const SOMEBODY = 1_000;

describe('the user of serving processes', () => {
  it('is nobody where root starts the shell and says nothing, and the own one where somebody else does', () => {
    expect(readWorkerUser(undefined, ROOT)).toEqual({
      user: { uid: expect.any(Number), gid: expect.any(Number) },
      isDefault: true,
    });
    expect(readWorkerUser(undefined, ROOT).user?.uid).toBeGreaterThan(0);
    expect(readWorkerUser('', SOMEBODY)).toEqual({ user: null, isDefault: true });
  });

  it.each([
    ['1001', { uid: 1001, gid: 1001 }],
    ['1001:1002', { uid: 1001, gid: 1002 }],
    ['nobody', readWorkerUser(undefined, ROOT).user],
    ['root', null],
  ])('is the one that is named: %s', (text, user) => {
    expect(readWorkerUser(text, ROOT)).toEqual({ user, isDefault: false });
  });

  it.each([
    ['1001', SOMEBODY, 'needs the shell to be started by root'],
    ['0', ROOT, 'is not uid'],
    ['takogo-net', ROOT, 'is not uid'],
  ])('is refused where it cannot be: %s', (text, ownUid, problem) => {
    expect(() => readWorkerUser(text, ownUid)).toThrow(problem);
  });

  it('is asked whether it reads what it must; only root can ask', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'worker-user-'));
    const [open, closed] = [path.join(folder, 'open'), path.join(folder, 'closed')];
    for (const file of [open, closed]) writeFileSync(file, '');
    chmodSync(folder, 0o755);
    chmodSync(closed, 0o600);
    const nobody = readWorkerUser(undefined, ROOT).user ?? { uid: 65_534, gid: 65_534 };
    const isRoot = process.getuid?.() === 0;
    expect(unreadableFor(nobody, [open])).toBe(isRoot ? null : process.execPath);
    expect(unreadableFor(nobody, [open, closed])).toBe(isRoot ? closed : process.execPath);
    rmSync(folder, { recursive: true });
  });
});
