import type { VacancyCard } from '@polden/api-contract';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';
import { plainSpelling } from '../../parts/plain-spelling.ts';
import { placesOf } from './vacancy-places.ts';

/** What the list is narrowed to; null for everything. */
export interface VacancyFilter {
  city: string | null;
  department: string | null;
}

const CITY = 'gorod';
const DEPARTMENT = 'otdel';

export function chosenIn(query: URLSearchParams): VacancyFilter {
  return { city: query.get(CITY) || null, department: query.get(DEPARTMENT) || null };
}

export function matches(vacancy: VacancyCard, { city, department }: VacancyFilter): boolean {
  return (
    (city === null || valuesOf(vacancy, 'city').some((value) => isSame(value, city))) &&
    (department === null || isSame(vacancy.department, department))
  );
}

/** The address of the list with this filter. */
export function filterAddress({ city, department }: VacancyFilter): string {
  const query = new URLSearchParams();
  if (city !== null) query.set(CITY, city);
  if (department !== null) query.set(DEPARTMENT, department);
  return [COMPANY_PATHS.careers, query].filter(String).join('?');
}

/** What there is to choose from, in the order of the alphabet, each as most of them spell it; '' is no choice. */
export function choicesOf(all: readonly VacancyCard[], field: keyof VacancyFilter): string[] {
  const values = all.flatMap((vacancy) => valuesOf(vacancy, field)).filter((value) => value !== '');
  const spellings = [...Map.groupBy(values, (value) => value).values()];
  const ranked = spellings.sort((a, b) => b.length - a.length).flatMap(([value]) => value ?? []);
  const found = ranked.filter((value, rank) => ranked.findIndex((other) => isSame(other, value)) === rank);
  return found.sort((a, b) => a.localeCompare(b, 'ru'));
}

export function isSame(a: string, b: string): boolean {
  return plainSpelling(a) === plainSpelling(b);
}

function valuesOf(vacancy: VacancyCard, field: keyof VacancyFilter): string[] {
  return field === 'city' ? placesOf(vacancy.city) : [vacancy[field]];
}
