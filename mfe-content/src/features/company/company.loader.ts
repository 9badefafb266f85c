import { readCached, softRead } from '@polden/http';
import {
  type NewsCard,
  NEWSROOM_PATHS,
  type NewsPage,
  REVIEW_PATHS,
  type ReviewSummary,
  SITE_PATHS,
  type SiteMap,
} from '@polden/api-contract';

export interface CompanyData {
  /** 0 while it is not known. */
  offices: number;
  reviews: ReviewSummary | null;
  /** The newest. */
  news: NewsCard[];
}

const SHOWN_NEWS = 3;

/** The page says what it knows: none of its figures is worth an error. */
export async function companyLoader(): Promise<CompanyData> {
  const [map, reviews, news] = await Promise.all([
    softRead(readCached<SiteMap>(SITE_PATHS.siteMap)),
    softRead(readCached<ReviewSummary>(REVIEW_PATHS.summary)),
    softRead(readCached<NewsPage>(`${NEWSROOM_PATHS.main}?page=1`), { items: [], pageCount: 0 }),
  ]);
  return { offices: map?.officeRegions.length ?? 0, reviews, news: news.items.slice(0, SHOWN_NEWS) };
}
