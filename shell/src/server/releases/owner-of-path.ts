import type { LockedRemote } from '@polden/mfe-contract';
import { isAt } from '../../app/path-match.ts';

/** The remote that claims the path; null for a page of the shell's own. */
export function ownerOfPath(lock: readonly LockedRemote[], pathname: string): LockedRemote | null {
  return lock.find(({ routes }) => routes.some(({ path }) => isAt(path, pathname))) ?? null;
}
