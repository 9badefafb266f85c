import { readCached, softRead } from '@polden/http';
import { type Vacancy, VACANCY_PATHS, type VacancyCard } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type AnchoredHtml, withAnchors } from '../../parts/anchored-html.ts';
import { movedTo } from '../../parts/moved-to.ts';
import { readOrFail } from '../../parts/read.ts';
import { readVacancy } from './vacancy.api.ts';
import { vacancyAddress } from './vacancy-address.ts';
import { chosenIn, matches, type VacancyFilter } from './vacancy-filter.ts';

export interface CareersData {
  /** Those that the filter lets through. */
  vacancies: VacancyCard[];
  /** All of them: what can be filtered by. */
  all: VacancyCard[];
  filter: VacancyFilter;
}

/** Throws a Response: 503 without data. */
export async function careersLoader({ request }: LoaderFunctionArgs): Promise<CareersData> {
  const filter = chosenIn(new URL(request.url).searchParams);
  const all = await readOrFail<VacancyCard[]>(VACANCY_PATHS.items);
  return { vacancies: all.filter((vacancy) => matches(vacancy, filter)), all, filter };
}

export interface VacancyData {
  vacancy: Omit<Vacancy, 'content'>;
  text: AnchoredHtml;
  /** Others to look at. */
  further: VacancyCard[];
}

const FURTHER = 3;

/** Throws a Response: 301 from a former address, 404 without such a vacancy, 410 for a removed one, 503 without data. */
export async function vacancyLoader({ request, params }: LoaderFunctionArgs): Promise<VacancyData> {
  const asked = params['vacancy'] ?? '';
  const [{ content, ...vacancy }, all] = await Promise.all([
    readVacancy(asked),
    softRead(readCached<VacancyCard[]>(VACANCY_PATHS.items), []),
  ]);
  if (vacancy.url !== asked) throw movedTo(vacancyAddress(vacancy), request);
  const others = all.filter(({ id }) => id !== vacancy.id);
  const near = others.filter(({ department }) => department !== '' && department === vacancy.department);
  const further = [...new Set([...near, ...others])].slice(0, FURTHER);
  return { vacancy, text: withAnchors(content), further };
}
