import type { Vacancy } from '@polden/api-contract';
import type { JobFacts } from '@polden/ui';
import { firstCityOf } from './vacancy-places.ts';

type Known = Pick<Vacancy, 'title' | 'city' | 'salary' | 'employment' | 'public_at'>;
type Pay = NonNullable<JobFacts['salary']>;

const EMPLOYMENT: Record<string, string> = {
  full: 'FULL_TIME',
  shift: 'FULL_TIME',
  remote: 'FULL_TIME',
  part: 'PART_TIME',
};
/**
 * «80–120 тыс. ₽», «300–400 ₽ в час»: roubles for a time that schema.org has a word for; of a lower bound alone, of shifts and
 * of a pay by the piece it is told nothing.
 */
const RANGE =
  /^(?:от\s+)?(\d[\d\s]*)(?:(тыс\.?|тысяч)\s*)?(?:[–—-]|до)\s*(\d[\d\s]*)(?:(тыс\.?|тысяч)\s*)?(?:₽|руб\.?|рублей)(?:\s*(?:в|за|\/)\s*(час|день|месяц|год))?(?:\s+на руки)?(?:\s*\+.*)?$/iu;
const UNITS: Record<string, Pay['unit']> = { час: 'HOUR', день: 'DAY', месяц: 'MONTH', год: 'YEAR' };

/** A vacancy in the words of search engines; what its text does not say is left out. */
export function jobOf({ title, city, salary, employment, public_at }: Known, html: string): JobFacts {
  const kind = EMPLOYMENT[employment.value];
  const pay = payIn(salary);
  return {
    title,
    description: html,
    published: public_at,
    city: employment.value === 'remote' ? null : firstCityOf(city),
    ...(kind !== undefined && { employment: kind }),
    ...(pay && { salary: pay }),
  };
}

function payIn(salary: string): Pay | null {
  const [, from, fromThousands, to, toThousands, unit = ''] = RANGE.exec(salary.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const max = rublesOf(to, toThousands);
  const min = rublesOf(from, fromThousands ?? toThousands);
  return min > 0 && max >= min ? { min, max, unit: UNITS[unit.toLowerCase()] ?? 'MONTH' } : null;
}

function rublesOf(digits: string, thousands: string | undefined): number {
  return Number(digits.replace(/\s/gu, '')) * (thousands === undefined ? 1 : 1_000);
}
