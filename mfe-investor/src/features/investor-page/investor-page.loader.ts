import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { InvestorCalcOptions } from '@polden/api-contract';
import { moscowDay } from '@polden/ru';
import { readCalcOptions } from './calc-options.api.ts';

export interface InvestorPageData {
  /** Null when they could not be read, and the page says so. */
  options: InvestorCalcOptions | null;
  /** Day from which income is counted, YYYY-MM-DD in Moscow. */
  today: string;
}

/** Fails soft: whatever the API does, the page is shown. */
export async function investorPageLoader(): Promise<InvestorPageData> {
  return { options: await readCalcOptions(), today: moscowDay(new Date()) };
}

/** Choosing in the calculator changes the address, not the data. */
export const investorPageShouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
};
