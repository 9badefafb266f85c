import type { ReactNode } from 'react';
import { CITY_OPTIONS } from './city-options.ts';

/** Gives its children the cities to choose from. */
export function OfCities({ children }: { children: (cities: typeof CITY_OPTIONS) => ReactNode }) {
  return children(CITY_OPTIONS);
}
