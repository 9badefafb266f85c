import type { LockedRemote } from '@polden/mfe-contract';
import { isAt } from '../app/path-match.ts';
import { boot } from './boot.ts';

/** The remote whose release claims the path. */
export function remoteOfPath(path: string): LockedRemote | undefined {
  const [pathname = '/'] = path.split(/[?#]/);
  return boot.remotes.find(({ routes }) => routes.some((route) => isAt(route.path, pathname)));
}
