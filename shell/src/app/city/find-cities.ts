import { CITIES, type City } from '@polden/reference-data';

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

/** Cities in which some word begins with the typed text, grouped by first letter; ignores case, takes «е» for «ё». */
export function findCities(typed: string): CityLetter[] {
  const wanted = words(typed).join(' ');
  const found = sorted.filter(({ title }) =>
    words(title).some((_word, index, all) => all.slice(index).join(' ').startsWith(wanted)),
  );
  const letters = [...new Set(found.map(({ title }) => title.charAt(0)))];
  return letters.map((letter) => ({
    letter,
    cities: found.filter(({ title }) => title.startsWith(letter)),
  }));
}

function words(text: string): string[] {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/);
}
