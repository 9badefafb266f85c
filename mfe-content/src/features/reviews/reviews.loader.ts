import { type Review, REVIEW_PATHS, type Reviews, type ReviewSummary } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import { listLoader, type ListPage } from '../../parts/list-page.loader.ts';
import { readListPage } from '../../parts/read-list-page.ts';

export interface ReviewsData extends ListPage<Review> {
  summary: ReviewSummary | null;
  /** Only those with this mark are listed; null for all. */
  stars: number | null;
}

/** Query parameter of the filter. */
export const STARS_PARAM = 'ocenka';
const STARS = /^[1-5]$/u;

/** A page of the reviews. Throws HttpError when it cannot be read and never was. */
export function readReviews(page: number, stars: number | null): Promise<Reviews> {
  const filter = stars === null ? '' : `?stars=${stars}`;
  return readListPage<Reviews>(`${REVIEW_PATHS.items}${filter}`, page);
}

/** What is no mark filters nothing. */
export const reviewsLoader = listLoader(async (page, query): Promise<Omit<ReviewsData, 'page'>> => {
  const asked = query.get(STARS_PARAM) ?? '';
  const stars = STARS.test(asked) ? Number(asked) : null;
  const [list, summary] = await Promise.all([
    readReviews(page, stars),
    softRead(readCached<ReviewSummary>(REVIEW_PATHS.summary)),
  ]);
  return { ...list, summary, stars };
});
