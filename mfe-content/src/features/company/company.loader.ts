import { readCached, softRead } from '@polden/http';
import {
  COMPANY_DOC_PATHS,
  type CompanyDoc,
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
  /** By name; empty while they cannot be read. */
  files: CompanyDoc[];
}

const SHOWN_NEWS = 3;

/** The page says what it knows: none of its figures is worth an error. */
export async function companyLoader(): Promise<CompanyData> {
  const [map, reviews, news, files] = await Promise.all([
    softRead(readCached<SiteMap>(SITE_PATHS.siteMap)),
    softRead(readCached<ReviewSummary>(REVIEW_PATHS.summary)),
    softRead(readCached<NewsPage>(`${NEWSROOM_PATHS.main}?page=1`), { items: [], pageCount: 0 }),
    softRead(readCached<CompanyDoc[]>(COMPANY_DOC_PATHS.files), []),
  ]);
  const offices = map?.officeRegions.length ?? 0;
  return { offices, reviews, news: news.items.slice(0, SHOWN_NEWS), files };
}
