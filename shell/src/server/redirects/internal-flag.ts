import { joinQueries } from '@polden/reference-data';

/** Tells the site's tests from its visitors. */
const INTERNAL_FLAG = 'is_ekklesia_mode';

/** The address as a host of tests has it. */
export function withInternalFlag(url: URL): URL {
  if (url.searchParams.has(INTERNAL_FLAG)) return url;
  const flagged = new URL(url);
  flagged.search = joinQueries(url.search, `${INTERNAL_FLAG}=false`);
  return flagged;
}

/** The flag of an address as a query of its own, for where it leads on to; '' without one. */
export function internalFlagOf({ searchParams }: URL): string {
  const value = searchParams.get(INTERNAL_FLAG);
  return value === null ? '' : `?${new URLSearchParams({ [INTERNAL_FLAG]: value }).toString()}`;
}
