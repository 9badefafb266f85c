import { INVESTOR_PATHS, type Bond } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';

/** Null where they could not be read. */
export function readBonds(): Promise<Bond[] | null> {
  return softRead(readCached<Bond[]>(INVESTOR_PATHS.bonds));
}
