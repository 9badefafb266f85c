import { cityByAlias, MAIN_CITY } from '@polden/reference-data';

/** Whether the alias, or a former one, is of a city of ours that has a site of its own. */
export function isOtherCity(alias: string): boolean {
  const city = cityByAlias(alias);
  return city !== undefined && city !== MAIN_CITY;
}
