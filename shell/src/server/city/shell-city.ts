import type { ShellCity } from '@polden/mfe-contract';
import { MAIN_CITY } from '@polden/reference-data';
import type { SiteHost } from './site-hosts.ts';

/** What pages say of the city of a host. */
export function shellCity({
  city,
  origin,
  mainOrigin,
}: Pick<SiteHost, 'city' | 'origin' | 'mainOrigin'>): ShellCity {
  const { alias, title, prepositional, where } = city;
  return { alias, title, prepositional, where, isDefault: city === MAIN_CITY, origin, mainOrigin };
}
