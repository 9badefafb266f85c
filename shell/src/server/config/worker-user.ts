import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface WorkerUser {
  uid: number;
  gid: number;
}

/** As whom serving processes run where root starts the shell and says nothing else. */
const UNPRIVILEGED = 'nobody';
/** The way to run them as root all the same. */
const ROOT = 'root';

/** What the supervisor is told of it. */
export interface WorkerUserChoice {
  /** Null: the supervisor's own. */
  user: WorkerUser | null;
  /** Nobody has asked for it: where it cannot read the programs, the processes run as the supervisor does. */
  isDefault: boolean;
}

/**
 * Reads `SHELL_WORKER_USER`: a uid, uid:gid, a name of the machine's, or `root`. Without it the user `nobody` where root starts the shell.
 * Throws when it cannot be, with what is wrong.
 */
export function readWorkerUser(text: string | undefined, ownUid = process.getuid?.()): WorkerUserChoice {
  const isRoot = ownUid === 0;
  if (!text) return { user: isRoot ? userNamed(UNPRIVILEGED) : null, isDefault: true };
  if (!isRoot) throw new Error('SHELL_WORKER_USER needs the shell to be started by root');
  if (text === ROOT) return { user: null, isDefault: false };
  const [uid, gid] = /^([1-9]\d*)(?::([1-9]\d*))?$/.exec(text)?.slice(1) ?? [];
  const user = uid === undefined ? userNamed(text) : { uid: Number(uid), gid: Number(gid ?? uid) };
  if (!user) throw new Error(`SHELL_WORKER_USER is not uid, uid:gid or a user of this machine: ${text}`);
  return { user, isDefault: false };
}

function userNamed(name: string): WorkerUser | null {
  const line = passwords()
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  return uid && gid ? { uid, gid } : null;
}

function passwords(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

const READ_ALL = `for (const file of process.argv.slice(1)) try { require('fs').accessSync(file, 4) } catch { console.log(file); break }`;

/** The first of these that the user cannot read; null when all can be. Node itself is one of them. */
export function unreadableFor({ uid, gid }: WorkerUser, files: readonly string[]): string | null {
  const { status, stdout } = spawnSync(process.execPath, ['--eval', READ_ALL, ...files], {
    uid,
    gid,
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() || null : process.execPath;
}
