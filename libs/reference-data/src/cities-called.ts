import { onRussianKeys } from '@polden/ru';
import type { City } from './cities.ts';

/** As people write them in short. */
const SHORT = new Map([
  ['мск', 'msk'],
  ['питер', 'spb'],
  ['спб', 'spb'],
  ['екб', 'ekaterenburg'],
  ['нск', 'novosibirsk'],
]);

/**
 * Those of the cities in which some word begins with the typed text, or that are called so; ignores case, takes «е» for «ё»,
 * and what is in no city as the same keys write it in the Russian layout.
 */
export function citiesCalled<Named extends Pick<City, 'alias' | 'title'>>(
  typed: string,
  cities: readonly Named[],
): Named[] {
  const asTyped = called(typed, cities);
  return asTyped.length > 0 ? asTyped : called(onRussianKeys(typed), cities);
}

function called<Named extends Pick<City, 'alias' | 'title'>>(
  typed: string,
  cities: readonly Named[],
): Named[] {
  const wanted = words(typed).join(' ');
  return cities.filter(
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
