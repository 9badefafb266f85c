import { CITIES, type CityHostRules, subdomainOf } from '@polden/reference-data';

/** Whether an Origin header names one of our own sites: its credentials in cookies count. */
export type IsOwnOrigin = (origin: string | undefined) => boolean;

export interface OwnOriginsOptions {
  publicOrigin: string;
  /** How the sites of cities below the public host are named. */
  cityHosts: CityHostRules;
  /** Further origins: hosts for tests. */
  others: readonly string[];
  local: boolean;
}

/**
 * The public origin, the sites of the cities below it and the others, compared as a whole. On one's own machine the names of
 * loopback on the same port are ours as well: the city hosts are spb.polden.localhost and the like.
 */
export function ownOrigins({ publicOrigin, cityHosts, others, local }: OwnOriginsOptions): IsOwnOrigin {
  const exact = new Set([publicOrigin, ...cityOrigins(publicOrigin, cityHosts), ...others]);
  return (origin) => {
    if (origin === undefined) return false;
    return exact.has(origin) || (local && isLoopbackName(origin, URL.parse(publicOrigin)?.port ?? ''));
  };
}

function cityOrigins(publicOrigin: string, rules: CityHostRules): string[] {
  const main = URL.parse(publicOrigin);
  if (!main) return [];
  return CITIES.map((city) => subdomainOf(city, rules))
    .filter(Boolean)
    .map((subdomain) => `${main.protocol}//${subdomain}.${main.host}`);
}

function isLoopbackName(origin: string, port: string): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin || url.port !== port) return false;
  return url.hostname === '127.0.0.1' || url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
}
