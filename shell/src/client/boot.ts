import type { Boot, LockedRemote } from '@polden/mfe-contract';

declare global {
  interface Window {
    __BOOT__: Boot;
  }
}

export const boot: Boot = window.__BOOT__;

/** /mfe/mfe-lending/1.0.0/client/ */
export function folderOf({ entry }: Pick<LockedRemote, 'entry'>): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}
