import { CITY_COOKIE } from '@polden/api-contract';
import { cityByAlias, cityOfRequest, MAIN_CITY, type City } from '@polden/reference-data';
import { cookieOf } from './cookie-of.ts';

/** The city of the visitor's site, otherwise the city he has chosen; null without one. */
export function cityOfVisit(request: Request): City | null {
  const site = cityOfRequest(request);
  if (site !== MAIN_CITY) return site;
  const chosen = cookieOf(request, CITY_COOKIE);
  return (chosen ? cityByAlias(chosen) : null) ?? null;
}
