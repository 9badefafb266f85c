import { INVESTOR_PATHS, type InvestorCalcOptions } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';

/** Null instead of an error: a page without its calculator still has a telephone number. */
export function readCalcOptions(): Promise<InvestorCalcOptions | null> {
  return softRead(readCached<InvestorCalcOptions>(INVESTOR_PATHS.calcOptions));
}
