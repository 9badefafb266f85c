import type { Vacancy } from '@polden/api-contract';
import type { JobFacts } from '@polden/ui';
import { firstCityOf } from './vacancy-places.ts';

type Known = Pick<Vacancy, 'title' | 'city' | 'salary' | 'employment' | 'public_at'>;

const EMPLOYMENT: Record<string, string> = {
  full: 'FULL_TIME',
  shift: 'FULL_TIME',
  remote: 'FULL_TIME',
  part: 'PART_TIME',
};
/** «55 000–72 000 ₽»: a lower bound alone is no range. */
const RANGE = /(\d[\d\s]*)[–—-]\s*(\d[\d\s]*)/u;

/** A vacancy in the words of search engines; what its text does not say is left out. */
export function jobOf({ title, city, salary, employment, public_at }: Known, html: string): JobFacts {
  const kind = EMPLOYMENT[employment.value];
  const range = rangeIn(salary);
  return {
    title,
    description: html,
    published: public_at,
    city: employment.value === 'remote' ? null : firstCityOf(city),
    ...(kind !== undefined && { employment: kind }),
    ...(range && { salary: range }),
  };
}

function rangeIn(salary: string): { min: number; max: number } | null {
  const [, from, to] = RANGE.exec(salary) ?? [];
  if (from === undefined || to === undefined) return null;
  const [min, max] = [Number(from.replace(/\s/gu, '')), Number(to.replace(/\s/gu, ''))];
  return min > 0 && max >= min ? { min, max } : null;
}
