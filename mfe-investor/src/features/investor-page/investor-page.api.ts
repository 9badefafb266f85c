import { INVESTOR_PAGE_PATHS, INVESTOR_PATHS, type InvestorPost } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';

export const INVESTOR_PAGE_READS: string[] = [INVESTOR_PATHS.calcOptions, INVESTOR_PAGE_PATHS.posts];

/** None instead of an error: the page is one without what editors have added to it. */
export function readPosts(): Promise<InvestorPost[]> {
  return softRead<InvestorPost[], InvestorPost[]>(readCached<InvestorPost[]>(INVESTOR_PAGE_PATHS.posts), []);
}
