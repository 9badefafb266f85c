import { tidyPath } from './lower-case-path.ts';
import { ownTarget, redirectSource } from './redirect-table.ts';

/** Stands for any rest of an address. */
const ANY_REST = '*';

/**
 * The one form in which the address of a page is found: percent-encoded, in lower case, without a slash at its end. Null for what
 * is no page of this site, and for an address with a query or a fragment.
 */
export function pageAddress(path: string): string | null {
  return ownTarget(path) === null ? null : redirectSource(tidyPath(path));
}

/**
 * The form of an address that may end with an asterisk: of what stands before it the slash at the end counts, `/blog/*` is not
 * `/blog*`. Null also for an asterisk at another place.
 */
export function pagePattern(pattern: string): string | null {
  const isPattern = pattern.endsWith(ANY_REST);
  const beginning = isPattern ? pattern.slice(0, -1) : pattern;
  if (beginning.includes(ANY_REST)) return null;
  const address = pageAddress(beginning);
  if (address === null || !isPattern) return address;
  const slash = beginning.endsWith('/') && address !== '/' ? '/' : '';
  return address + slash + ANY_REST;
}
