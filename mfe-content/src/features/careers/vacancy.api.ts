import { type Vacancy, VACANCY_PATHS } from '@polden/api-contract';
import { readOrFail } from '../../parts/read.ts';

/** By its address, also a former one. Throws a Response: 404 without such a vacancy, 410 for a removed one, 503 without data. */
export function readVacancy(url: string): Promise<Vacancy> {
  return readOrFail<Vacancy>(`${VACANCY_PATHS.item}/${encodeURIComponent(url)}`);
}
