import type { LockedRemote } from '@polden/mfe-contract';
import { matchPath } from 'react-router-dom';
import { boot } from './boot.ts';

/** The remote whose release claims the path. */
export function remoteOfPath(path: string): LockedRemote | undefined {
  const [pathname = '/'] = path.split(/[?#]/);
  return boot.remotes.find(({ routes }) => routes.some((route) => matchPath(route.path, pathname)));
}
