import { CITIES, citiesCalled, type City } from '@polden/reference-data';

export interface CityLetter {
  letter: string;
  cities: City[];
}

const sorted = CITIES.toSorted((a, b) => a.title.localeCompare(b.title, 'ru'));

/** Largest of those that we serve: most people look for one of them. */
const LARGE = ['msk', 'spb', 'novosibirsk', 'ekaterenburg', 'kazan', 'nizhnij-novgorod', 'krasnodar', 'omsk'];

export const LARGE_CITIES: readonly City[] = LARGE.flatMap(
  (alias) => CITIES.find((city) => city.alias === alias) ?? [],
);

/** The cities that the typed text may mean, grouped by first letter. */
export function findCities(typed: string): CityLetter[] {
  const found = citiesCalled(typed, sorted);
  const letters = [...new Set(found.map(({ title }) => title.charAt(0)))];
  return letters.map((letter) => ({
    letter,
    cities: found.filter(({ title }) => title.startsWith(letter)),
  }));
}
