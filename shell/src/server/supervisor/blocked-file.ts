import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a process that is about to be ended says which release has blocked it. */
function fileOf(stateDir: string, pid: number): string {
  return path.join(stateDir, 'blocked', `${pid}.json`);
}

/** Written by a thread of the blocked process, which can do nothing but wait for the disk. */
export function writeBlocked(stateDir: string, pid: number, release: string | null): void {
  const file = fileOf(stateDir, pid);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ release }));
}

/** The release that has blocked the ended process; null when it ended for another reason, or none was running. */
export function takeBlocked(stateDir: string, pid: number): { release: string | null } | null {
  const file = fileOf(stateDir, pid);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { release: string | null };
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}
