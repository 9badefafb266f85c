import { cityByAlias, MAIN_CITY } from './city-aliases.ts';
import type { City } from './cities.ts';

/** How the subdomains of a deployment are named. */
export interface CityHostRules {
  /** Aliases that stand in the host as they are; '' is the main site. */
  unprefixed: readonly string[];
  /** What the host of every other city begins with; '' for nothing. */
  prefix: string;
}

export const DEFAULT_CITY_HOSTS: CityHostRules = { unprefixed: ['', 'spb', 'ekaterenburg'], prefix: '' };

export const CITY_HOST_VARIABLES = ['UNPREFIXED_SUBDOMAINS', 'CITY_HOST_PREFIX'];

const PREFIX = /^[a-z0-9][a-z0-9.-]*$/;

/** Reads UNPREFIXED_SUBDOMAINS (by commas) and CITY_HOST_PREFIX of a deployment. Throws an Error with one line that names what is wrong. */
export function readCityHosts(env: Readonly<Record<string, string | undefined>>): CityHostRules {
  const { UNPREFIXED_SUBDOMAINS: aliases, CITY_HOST_PREFIX: start } = env;
  const unprefixed = aliases?.split(',').map((alias) => alias.trim()) ?? DEFAULT_CITY_HOSTS.unprefixed;
  const unknown = unprefixed.filter((alias) => !cityByAlias(alias));
  const prefix = start?.trim().toLowerCase() ?? DEFAULT_CITY_HOSTS.prefix;
  const wrong = [
    ...(unknown.length > 0 ? [`UNPREFIXED_SUBDOMAINS names no city of ours: ${unknown.join(', ')}`] : []),
    ...(prefix === '' || PREFIX.test(prefix)
      ? []
      : [`CITY_HOST_PREFIX is no beginning of a host: ${prefix}`]),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return { unprefixed, prefix };
}

/** What stands before the domain in the host of a city's site, without the dot; '' for the main city. */
export function subdomainOf(city: City, { unprefixed, prefix }: CityHostRules): string {
  if (city === MAIN_CITY) return '';
  return unprefixed.includes(city.alias) ? city.alias : prefix + city.alias;
}

/** The city that a subdomain means, with the prefix or without it, by a former alias too; undefined for none of ours. */
export function cityOfSubdomain(subdomain: string, { prefix }: CityHostRules): City | undefined {
  return (
    cityByAlias(subdomain) ??
    (subdomain.startsWith(prefix) ? cityByAlias(subdomain.slice(prefix.length)) : undefined)
  );
}
