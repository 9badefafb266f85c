import { COMPANY_PATHS } from '../../parts/company-paths.ts';
import { STARS_PARAM } from './reviews.loader.ts';

/** Of a page of the reviews, of one mark or of all. */
export function reviewsAddress(stars: number | null, page: number): string {
  const query = new URLSearchParams();
  if (stars !== null) query.set(STARS_PARAM, String(stars));
  if (page > 1) query.set('page', String(page));
  return [COMPANY_PATHS.reviews, query].filter(String).join('?');
}
