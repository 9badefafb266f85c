import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { commandOf, identify } from '../process-identity.ts';
import { waitUntil } from '../wait.ts';

const FAST_STOP_MS = 15_000;
const CRASH_STOP_MS = 5_000;

/**
 * Frees a data folder whose last owner was killed: stops a server that still runs on it
 * and removes a lock file whose process number now belongs to something else.
 */
export async function releaseDataFolder(data: string): Promise<void> {
  const lockFile = join(data, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n', 1)[0]);
  if (Number.isInteger(pid) && pid > 0 && runsOn(pid, data)) await stopServer(pid, data);
  else rmSync(lockFile, { force: true });
}

function runsOn(pid: number, data: string): boolean {
  return identify(pid) !== null && commandOf(pid).includes(data);
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT leaves the data to crash recovery. */
async function stopServer(pid: number, data: string): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
    if (await waitUntil(() => !runsOn(pid, data), FAST_STOP_MS)) return;
    process.kill(pid, 'SIGQUIT');
    if (await waitUntil(() => !runsOn(pid, data), CRASH_STOP_MS)) return;
  } catch {
    // It is gone already, or belongs to another user: the check below tells.
  }
  if (runsOn(pid, data))
    throw new StartError(`В папке ${data} работает чужая PostgreSQL (процесс ${pid}): остановите её.`);
}
