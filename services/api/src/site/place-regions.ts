import type { PlaceRegion } from '@polden/api-contract';
import { CITIES, REGIONS } from '@polden/reference-data';

const inRussian = new Intl.Collator('ru');

/** Regions with their cities, both by the alphabet. */
export const PLACE_REGIONS: readonly PlaceRegion[] = REGIONS.map((region) => ({
  ...region,
  cities: CITIES.filter(({ regionId }) => regionId === region.id)
    .map(({ id, title, alias }) => ({ id, title, alias }))
    .sort((a, b) => inRussian.compare(a.title, b.title)),
})).sort((a, b) => inRussian.compare(a.title, b.title));
