import type { LockedRemote } from '@polden/mfe-contract';
import { boot } from './boot.ts';

declare global {
  interface Window {
    /** Begun by the page itself, where its lock is a file. */
    __LOCK__?: Promise<LockedRemote[]>;
  }
}

/** A page is not kept from coming alive by links that it may never need. */
const MOST_MS = 5_000;

let coming = boot.lock ? take(window.__LOCK__) : Promise.resolve(true);

/**
 * Whether all remotes of the page lock are known by now: a site of many brings most of them in a file. `again`: a file that
 * did not come, or was another than the page has pinned, is asked for once more.
 */
export async function isLockWhole({ again }: { again: boolean }): Promise<boolean> {
  const isWhole = await coming;
  const { lock } = boot;
  if (isWhole || !again || !lock) return isWhole;
  const file = fetch(lock.href, { integrity: lock.integrity });
  coming = take(file.then((answer) => answer.json() as Promise<LockedRemote[]>));
  return coming;
}

/** What the page says itself holds: it may have other versions than most. */
async function take(file: Promise<LockedRemote[]> | undefined): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, MOST_MS, null));
  const remotes = await Promise.race([file, late]).catch(() => null);
  if (!remotes) return false;
  const own = new Map(boot.remotes.map((remote) => [remote.name, remote]));
  boot.remotes = remotes.map((remote) => own.get(remote.name) ?? remote);
  return true;
}
