import { CITIES, type City } from './cities.ts';
import { META_SUBDOMAIN } from './meta-subdomain.ts';

const byAlias = new Map(CITIES.map((city) => [city.alias, city]));

/** The city of the main site: Moscow. */
export const MAIN_CITY: City = expectCity(META_SUBDOMAIN);

/** What other systems still call a city, and its alias here. */
const RENAMED = new Map([
  ['ekb', 'ekaterenburg'],
  ['voskresensk', 'gorodskoy-okrug-voskresensk'],
]);

/** The alias in use for a former one; any other stays as it is. */
export function currentAlias(alias: string): string {
  return RENAMED.get(alias) ?? alias;
}

/** By its alias or a former one, in any case; '' is the main city. Undefined for a city that is not ours. */
export function cityByAlias(alias: string): City | undefined {
  return alias === '' ? MAIN_CITY : byAlias.get(currentAlias(alias.toLowerCase()));
}

function expectCity(alias: string): City {
  const city = byAlias.get(alias);
  if (!city) throw new Error(`There is no city ${alias}`);
  return city;
}
