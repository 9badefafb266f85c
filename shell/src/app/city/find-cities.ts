import { CITIES, type City } from '@polden/reference-data';
import { onRussianKeys } from '@polden/ru';

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

/** As people write them in short. */
const SHORT = new Map([
  ['мск', 'msk'],
  ['питер', 'spb'],
  ['спб', 'spb'],
  ['екб', 'ekaterenburg'],
  ['нск', 'novosibirsk'],
]);

/**
 * Cities in which some word begins with the typed text, or that are called so, grouped by first letter; ignores case, takes «е»
 * for «ё», and what is in no city as the same keys write it in the Russian layout.
 */
export function findCities(typed: string): CityLetter[] {
  const asTyped = called(typed);
  const found = asTyped.length > 0 ? asTyped : called(onRussianKeys(typed));
  const letters = [...new Set(found.map(({ title }) => title.charAt(0)))];
  return letters.map((letter) => ({
    letter,
    cities: found.filter(({ title }) => title.startsWith(letter)),
  }));
}

function called(typed: string): City[] {
  const wanted = words(typed).join(' ');
  return sorted.filter(
    ({ alias, title }) =>
      SHORT.get(wanted) === alias ||
      words(title).some((_word, index, all) => all.slice(index).join(' ').startsWith(wanted)),
  );
}

function words(text: string): string[] {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/);
}
