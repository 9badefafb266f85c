import { INVESTOR_CONTRACT_PATHS, type InvestorContracts } from '@polden/api-contract';
import { HttpError, readCached } from '@polden/http';

export const CONTRACTS_READS: string[] = [INVESTOR_CONTRACT_PATHS.files];

/** Throws a Response, 503 without data. */
export async function readContracts(): Promise<InvestorContracts['data']> {
  try {
    return (await readCached<InvestorContracts>(INVESTOR_CONTRACT_PATHS.files)).data;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  }
}
