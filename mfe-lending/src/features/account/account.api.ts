import { type Account, ACCOUNT_PATHS, type AccountAnswer } from '@polden/api-contract';
import { http, withinBudget } from '@polden/http';

/** Null without a session; `unreachable` when the API does not answer. */
export type OwnAccount = Account | null | 'unreachable';

const BUDGET_MS = 4_000;

/** The account of this visitor, which nobody keeps. Never throws: what went wrong is a state of the page, too. */
export async function readAccount(): Promise<OwnAccount> {
  try {
    const signal = AbortSignal.timeout(BUDGET_MS);
    const asked = http.get<AccountAnswer>(ACCOUNT_PATHS.overview, { signal, quiet: true });
    return (await withinBudget(asked)).account;
  } catch {
    return 'unreachable';
  }
}
