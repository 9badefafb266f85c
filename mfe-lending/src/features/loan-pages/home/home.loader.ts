import type { LoaderFunctionArgs } from 'react-router-dom';
import { NEWSROOM_PATHS, type NewsCard } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import { loanPageLoader, type LoanPageData } from '../../loan-page/loan-page.loader.ts';

export interface HomeData extends LoanPageData {
  /** What stands at the top of the newsroom; empty when it cannot be read. */
  news: NewsCard[];
}

const readPage = loanPageLoader('home');

export async function homeLoader(args: LoaderFunctionArgs): Promise<HomeData> {
  const [page, news] = await Promise.all([
    readPage(args),
    softRead(readCached<NewsCard[]>(NEWSROOM_PATHS.generals, { lasting: true }), []),
  ]);
  return { ...page, news };
}
