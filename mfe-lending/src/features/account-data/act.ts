import { type CallNotice, toApiError } from '@polden/request-form';
import type { FieldErrors } from '@polden/api-contract';
import { data, redirect } from 'react-router-dom';
import { isLoggedOut } from './own-data.api.ts';
import type { AccountDataPage } from './paths.ts';
import { loginFor } from './return-address.ts';

/** What a page of the account says after one of its forms was sent. */
export interface AccountAnswer<Result = null> {
  notice: CallNotice | null;
  errors: FieldErrors;
  /** As it was typed. */
  values: Readonly<Record<string, string>>;
  result: Result | null;
}

type Answer<Result> = ReturnType<typeof data<AccountAnswer<Result>>> | Response;

/**
 * Makes the call of a form: 200 with what it says, 422/429/503 with what is wrong and what was typed; to the login, which
 * leads back to `page`, for a client who has been logged out meanwhile.
 */
export async function act<Result>(
  page: AccountDataPage,
  call: () => Promise<Partial<AccountAnswer<Result>>>,
  values: Readonly<Record<string, string>> = {},
): Promise<Answer<Result>> {
  const nothing = { notice: null, errors: {}, values, result: null };
  try {
    return data<AccountAnswer<Result>>({ ...nothing, ...(await call()) });
  } catch (error) {
    if (isLoggedOut(error)) return redirect(loginFor(page, true), 303);
    const { status, errors, notice } = toApiError(error, Object.keys(values));
    return data<AccountAnswer<Result>>({ ...nothing, errors, notice }, { status });
  }
}

/** What a page says when something was done. */
export function done(text: string): CallNotice {
  return { tone: 'success', text };
}
