import type { OfficeRegion } from '@polden/api-contract';
import { CITIES, type City, cityByAlias, kilometresBetween, pointOf } from '@polden/reference-data';
import { plainSpelling } from '../../parts/plain-spelling.ts';

export interface Office extends OfficeRegion {
  /** Null for an office in a city that the lender does not list. */
  city: City | null;
  /** From the visitor's city; null when it is not known. */
  kilometres: number | null;
}

/** The offices with how far they are from the city of the site, the nearest first. */
export function officesFrom(alias: string, offices: readonly OfficeRegion[]): Office[] {
  const from = pointOf(cityByAlias(alias) ?? { alias });
  return offices
    .map((office): Office => {
      const city = CITIES.find(({ title }) => nameOf(title) === nameOf(office.title)) ?? null;
      const to = city && pointOf(city);
      return { ...office, city, kilometres: from && to ? Math.round(kilometresBetween(from, to)) : null };
    })
    .sort((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity));
}

/** «г. Тула» and «Орел» are what editors write, too. */
function nameOf(city: string): string {
  const spelling = plainSpelling(city).trim().replace(/\s+/gu, ' ');
  return spelling.replace(/^(?:г\. ?|г |город )/u, '');
}

/** On the visitor's own map: an address that its application takes, and one for browsers. */
export function routesTo({ title, address }: Pick<OfficeRegion, 'title' | 'address'>): {
  app: string;
  browser: string;
} {
  const text = encodeURIComponent(`${title}, ${address}`);
  return { app: `geo:0,0?q=${text}`, browser: `https://yandex.ru/maps/?text=${text}` };
}
