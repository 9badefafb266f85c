import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, identify } from '../process-identity.ts';

/** Line of postmaster.pid with the port. */
const PORT_LINE = 3;

export interface RunningServer {
  port: number;
  /** Of the superuser. */
  password: string;
}

/** Where the server of the cluster in `folder` listens, as its lock file says; null when it has none, or one of a server that crashed. */
export function runningServer(folder: string): RunningServer | null {
  const lockFile = join(folder, 'data/postmaster.pid');
  if (!existsSync(lockFile)) return null;
  const lines = readFileSync(lockFile, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[PORT_LINE])];
  if (identify(pid) === null || !commandOf(pid).includes('postgres')) return null;
  return { port, password: readFileSync(join(folder, 'password'), 'utf8').trim() };
}
