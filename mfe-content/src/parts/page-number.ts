/** No list has ten thousand pages. */
const POSITIVE = /^[1-9]\d{0,3}$/u;

/**
 * The page that an address asks for: 1 without `page`; null when `page` is not a number, is below 1, or is beyond any list.
 * Digits only, so that a page has one address.
 */
export function readPageNumber(search: URLSearchParams): number | null {
  const asked = search.get('page');
  if (asked === null) return 1;
  return POSITIVE.test(asked) ? Number(asked) : null;
}

/** Whether a list has no such page; the first one is there even when nothing is on it. */
export function isPastEnd(page: number, pageCount: number): boolean {
  return page > Math.max(1, pageCount);
}

/** The first page has no query. */
export function numberedAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/** The number under which a page calls itself: past the end it is none of the list, and has the name of the list alone. */
export function numberInTitle(page: number, pageCount: number): number {
  return isPastEnd(page, pageCount) ? 1 : page;
}
