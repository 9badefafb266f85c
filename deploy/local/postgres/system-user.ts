import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** Options of `spawn` that choose the user; empty for our own. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user that PostgreSQL runs as: ourselves, or, because it refuses to run as root,
 * the owner of the existing data or the system user `postgres`, created when missing.
 */
export function postgresUser(dataFolder: string): RunAs {
  if (!isRoot()) return {};
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  return findUser() ?? createUser();
}

function findUser(): RunAs | null {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return null;
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

function createUser(): RunAs {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    // Reported below: what matters is whether the user exists now.
  }
  const user = findUser();
  if (user) return user;
  throw new StartError(
    'PostgreSQL не работает от root, а пользователя postgres создать не удалось: useradd --system postgres',
  );
}
