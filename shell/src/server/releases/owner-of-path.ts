import type { LockedRemote } from '@polden/mfe-contract';
import { matchPath } from 'react-router-dom';

/** The remote that claims the path; null for a page of the shell's own. */
export function ownerOfPath(lock: readonly LockedRemote[], pathname: string): LockedRemote | null {
  return lock.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname))) ?? null;
}
