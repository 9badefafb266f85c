import type { ShellCity } from '@polden/mfe-contract';
import { MAIN_CITY } from '@polden/reference-data';
import type { SiteHost } from './site-hosts.ts';

/** What pages say of the city of a host. */
export function shellCity({
  city,
  origin,
  mainOrigin,
  internal,
}: Pick<SiteHost, 'city' | 'origin' | 'mainOrigin'> & Partial<Pick<SiteHost, 'internal'>>): ShellCity {
  const { alias, title, prepositional, where } = city;
  const isDefault = city === MAIN_CITY;
  return {
    alias,
    title,
    prepositional,
    where,
    isDefault,
    origin,
    mainOrigin,
    ...(internal && { internal }),
  };
}
