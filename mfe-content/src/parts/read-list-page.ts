import { readCached, readUncached } from '@polden/http';

/** Visitors leaf no further; whoever asks for each number there is would fill the memory of a server with it. */
const LAST_KEPT_PAGE = 50;

/** A page of a list at a path that may have a query. Throws HttpError. */
export function readListPage<T>(path: string, page: number): Promise<T> {
  const address = `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
  return page > LAST_KEPT_PAGE ? readUncached<T>(address) : readCached<T>(address);
}
