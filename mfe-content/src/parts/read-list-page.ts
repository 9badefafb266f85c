import { readCached, readUncached } from '@polden/http';

/** Visitors leaf no further; a crawler that asks for every number would fill the server's memory. */
const LAST_KEPT_PAGE = 50;

/** A page of a list at a path that may have a query. Throws HttpError. */
export function readListPage<T>(path: string, page: number): Promise<T> {
  const address = `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
  return page > LAST_KEPT_PAGE ? readUncached<T>(address) : readCached<T>(address);
}
