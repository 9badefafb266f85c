import type { Boot, LockedRemote } from '@polden/mfe-contract';
import { matchPath } from 'react-router-dom';

declare global {
  interface Window {
    __BOOT__: Boot;
  }
}

export const boot: Boot = window.__BOOT__;

/** The remote whose release claims the path. */
export function remoteOfPath(path: string): LockedRemote | undefined {
  const [pathname = '/'] = path.split(/[?#]/);
  return boot.remotes.find(({ routes }) => routes.some((route) => matchPath(route.path, pathname)));
}
