import { cityByAlias, MAIN_CITY } from './city-aliases.ts';
import type { City } from './cities.ts';

/** Header with the alias of the site's city; the shell's server overwrites what a visitor has sent. */
export const CITY_HEADER = 'x-site-city';

/**
 * For loaders and actions of a remote: the city of the requested site. The server tells it in a header of the request, in
 * the browser it is the page's own.
 */
export function cityOfRequest(request: Request): City {
  const { __BOOT__: boot } = globalThis as { __BOOT__?: { city?: string } };
  return cityByAlias(request.headers.get(CITY_HEADER) ?? boot?.city ?? '') ?? MAIN_CITY;
}
