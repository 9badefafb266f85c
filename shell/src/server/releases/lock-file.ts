import { createHash } from 'node:crypto';
import type { LaterLock, LockedRemote } from '@polden/mfe-contract';
import { ASSETS_PREFIX } from '../assets-prefix.ts';
import type { RemotePart } from './remote-parts.ts';

/** Characters of a page lock that every page carries whole; a longer one is a file that browsers keep. */
const MOST_INLINE = 16_384;
export const LOCKS_PREFIX = `${ASSETS_PREFIX}lock/`;

/** The page lock of the stable releases as a file: each page names it by its hash, and carries what is otherwise on it. */
export interface LockFile extends LaterLock {
  /** Last part of its address. */
  name: string;
  text: string;
  /** Whether the file has the very same. */
  has: (remote: LockedRemote) => boolean;
}

/** Null where every page carries the whole lock. */
export function lockFileOf(parts: readonly RemotePart[]): LockFile | null {
  const text = `[${parts.map(({ lockText }) => lockText).join(',')}]`;
  if (text.length <= MOST_INLINE) return null;
  const digest = createHash('sha384').update(text).digest();
  const name = `${digest.toString('hex', 0, 16)}.json`;
  const remotes = new Set(parts.map(({ locked }) => locked));
  return {
    name,
    text,
    href: LOCKS_PREFIX + name,
    integrity: `sha384-${digest.toString('base64')}`,
    has: (remote) => remotes.has(remote),
  };
}
