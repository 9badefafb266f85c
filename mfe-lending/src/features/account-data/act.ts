import { type CallNotice, isUnanswered, toApiError } from '@polden/request-form';
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

interface Sent {
  /** As it was typed. */
  values?: Readonly<Record<string, string>>;
  /** Whether what was asked for is so already: asked where no answer came. */
  isDone?: () => Promise<boolean>;
}

type Answer<Result> = ReturnType<typeof data<AccountAnswer<Result>>> | Response;

/**
 * Makes the call of a form: 200 with what it says, 422/429/503 with what is wrong and what was typed; to the login, which
 * leads back to `page`, for a client who has been logged out meanwhile. Nobody is asked to do again what is done.
 */
export async function act<Result>(
  page: AccountDataPage,
  call: () => Promise<Partial<AccountAnswer<Result>>>,
  { values = {}, isDone }: Sent = {},
): Promise<Answer<Result>> {
  const nothing = { notice: null, errors: {}, values, result: null };
  try {
    return data<AccountAnswer<Result>>({ ...nothing, ...(await call()) });
  } catch (error) {
    if (isLoggedOut(error)) return redirect(loginFor(page, true), 303);
    const problem = toApiError(error, Object.keys(values));
    const { status, errors, notice } = problem;
    if (isUnanswered(problem) && (await isDone?.()))
      return data<AccountAnswer<Result>>({ ...nothing, values: {}, notice: DONE_UNHEARD });
    return data<AccountAnswer<Result>>({ ...nothing, errors, notice }, { status });
  }
}

/** After an answer that was lost. */
const DONE_UNHEARD = done('Связь прервалась, но всё сделано: повторять не нужно.');

/** What a page says when something was done. */
export function done(text: string): CallNotice {
  return { tone: 'success', text };
}
