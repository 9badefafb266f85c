import type { VacancyCard } from '@polden/api-contract';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';

/** Beside the loaders a card would bring their code with its page. */
export function vacancyAddress({ url }: Pick<VacancyCard, 'url'>): string {
  return `${COMPANY_PATHS.careers}/${url}`;
}
