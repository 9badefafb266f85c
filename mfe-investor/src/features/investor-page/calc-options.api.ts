import { INVESTOR_PATHS, type InvestorCalcOptions } from '@polden/api-contract';
import { readCached } from '@polden/http';

/** A server gives a page two seconds in all; a browser waits as long as the http client does. */
const SERVER_BUDGET_MS = 1_500;

/** Null instead of an error: a page without its calculator still has a telephone number. */
export async function readCalcOptions(): Promise<InvestorCalcOptions | null> {
  const answer = readCached<InvestorCalcOptions>(INVESTOR_PATHS.calcOptions).catch(() => null);
  if (typeof document !== 'undefined') return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SERVER_BUDGET_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
