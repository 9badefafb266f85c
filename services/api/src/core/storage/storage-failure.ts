import { StoreAwayError } from './store-away.error.ts';

/** No room, no right to write, or a store elsewhere that does not answer. */
export type StorageFailure = 'full' | 'closed' | 'away';

const FULL = ['ENOSPC', 'EDQUOT'];
const CLOSED = ['EROFS', 'EIO'];
/** Of a file only with the path of one: a port may be closed to us, too. */
const CLOSED_AT_PATH = ['EACCES', 'EPERM', 'ENOTDIR'];

/** What keeps a file from being kept or found; null for any other error. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  if (error instanceof StoreAwayError) return 'away';
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (FULL.includes(error.code)) return 'full';
  const isClosed = CLOSED.includes(error.code) || ('path' in error && CLOSED_AT_PATH.includes(error.code));
  return isClosed ? 'closed' : null;
}
