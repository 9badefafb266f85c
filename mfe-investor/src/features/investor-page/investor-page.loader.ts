import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { InvestorCalcOptions, InvestorPost } from '@polden/api-contract';
import { moscowDay } from '@polden/ru';
import { readCalcOptions } from '../deposit-calculator/calc-options.api.ts';
import { readPosts } from './investor-page.api.ts';

export interface InvestorPageData {
  /** Null when they could not be read, and the page says so. */
  options: InvestorCalcOptions | null;
  /** What editors have written for investors, in their order. */
  posts: InvestorPost[];
  /** Day from which income is counted, YYYY-MM-DD in Moscow. */
  today: string;
}

/** Fails soft: the page is shown without the API, too. */
export async function investorPageLoader(): Promise<InvestorPageData> {
  const [options, posts] = await Promise.all([readCalcOptions(), readPosts()]);
  return { options, posts, today: moscowDay(new Date()) };
}

/** Choosing in the calculator changes the address, not the data. */
export const investorPageShouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
};
