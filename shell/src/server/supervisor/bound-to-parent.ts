import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { WorkerUser } from '../config/worker-user.ts';

/** Of util-linux: the system ends what follows with the process that has started it, however that one ends. */
const FLAGS = ['--pdeathsig=KILL', '--'];
const PROBE_MS = 10_000;

/**
 * The command before a process that is to end with this one even while its thread is held, and so cannot notice. Null where the
 * system has none.
 */
export function boundToParent(user: WorkerUser | null): readonly [string, ...string[]] | null {
  if (process.platform !== 'linux') return null;
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const file = path.join(folder, 'setpriv');
    try {
      accessSync(file, constants.X_OK);
      // Another program of this name knows no such flag, and its user may not run it.
      execFileSync(file, [...FLAGS, process.execPath, '--version'], {
        ...user,
        cwd: '/',
        env: {},
        stdio: 'ignore',
        timeout: PROBE_MS,
      });
      return [file, ...FLAGS];
    } catch {
      continue;
    }
  }
  return null;
}

/** Runs what starts a process of Node with another program in Node's place, which cluster lets nobody name. */
export function startedBy<T>(program: string, start: () => T): T {
  const { execPath } = process;
  process.execPath = program;
  try {
    return start();
  } finally {
    process.execPath = execPath;
  }
}
