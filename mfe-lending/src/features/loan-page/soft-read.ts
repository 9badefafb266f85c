import { readCached, type ReadOptions } from '@polden/http';

/** Public data, or null when they cannot be read. Never throws. */
export function softRead<T>(path: string, options?: ReadOptions): Promise<T | null> {
  return readCached<T>(path, options).catch(() => null);
}
