import type { PlaceRegion } from '@polden/api-contract';
import { CITIES, REGIONS } from '@polden/reference-data';
import { compareRussian } from '@polden/ru';

/** Regions where the lender has cities, with them, both by the alphabet. */
export const PLACE_REGIONS: readonly PlaceRegion[] = REGIONS.map((region) => ({
  ...region,
  cities: CITIES.filter(({ regionId }) => regionId === region.id)
    .map(({ id, title, alias }) => ({ id, title, alias }))
    .sort((a, b) => compareRussian(a.title, b.title)),
}))
  .filter(({ cities }) => cities.length > 0)
  .sort((a, b) => compareRussian(a.title, b.title));
