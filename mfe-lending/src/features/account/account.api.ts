import { type Account, ACCOUNT_PATHS, type AccountAnswer } from '@polden/api-contract';
import { http } from '@polden/http';
import { essentialRead } from '../essential-read/essential-read.ts';

/** Null without a session; `unreachable` when the API does not answer. */
export type OwnAccount = Account | null | 'unreachable';

/** The account of this visitor, which nobody keeps. Never throws: what went wrong is a state of the page, too. */
export async function readAccount(): Promise<OwnAccount> {
  try {
    const { account } = await essentialRead((signal) =>
      http.get<AccountAnswer>(ACCOUNT_PATHS.overview, { signal, quiet: true }),
    );
    return account;
  } catch {
    return 'unreachable';
  }
}
