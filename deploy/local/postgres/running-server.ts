import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Line of postmaster.pid with the port. */
const PORT_LINE = 3;

export interface RunningServer {
  port: number;
  /** Of the superuser. */
  password: string;
}

/** Where the server of the cluster in `folder` listens, as its lock file says; null when it has none. */
export function runningServer(folder: string): RunningServer | null {
  const lockFile = join(folder, 'data/postmaster.pid');
  if (!existsSync(lockFile)) return null;
  const port = Number(readFileSync(lockFile, 'utf8').split('\n')[PORT_LINE]);
  return { port, password: readFileSync(join(folder, 'password'), 'utf8').trim() };
}
