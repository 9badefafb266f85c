import path from 'node:path';
import type { ShellConfig } from '../config/config.ts';
import { ownState } from './worker-command.ts';
import { unreadableFor, type WorkerUser, type WorkerUserChoice } from '../config/worker-user.ts';

export interface UserOfWorkers {
  /** Null: the supervisor's own. */
  user: WorkerUser | null;
  /** Why they have none of their own. */
  because: string | null;
}

/**
 * Gives the user what serving processes write, and sees that it can read what they read. One that nobody has asked for is done
 * without where it cannot; throws with one that was asked for.
 */
export function userFor(
  { user, isDefault }: WorkerUserChoice,
  { stateDir, artifactsDir }: Pick<ShellConfig, 'stateDir' | 'artifactsDir'>,
): UserOfWorkers {
  if (!user) return { user, because: null };
  ownState(stateDir, user);
  const releases = artifactsDir ? [artifactsDir] : [];
  const program = path.join(import.meta.dirname, 'worker.mjs');
  const unreadable = unreadableFor(user, [program, stateDir, ...releases]);
  if (unreadable === null) return { user, because: null };
  const because = `user ${user.uid} cannot read ${unreadable}`;
  if (!isDefault) throw new Error(`SHELL_WORKER_USER: ${because}`);
  return { user: null, because };
}
