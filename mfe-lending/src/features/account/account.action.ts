import { ACCOUNT_PATHS } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';
import { phoneDigitsOf, toApiError } from '@polden/request-form';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { isPhoneIntent, phoneEntry } from '../phone-entry/phone-entry.action.ts';
import { answerOf, failed, text, type StepAnswer } from '../phone-entry/step-answers.ts';
import {
  ACCOUNT_FIELDS,
  ACCOUNT_INTENTS,
  ACCOUNT_PATH,
  type AccountIntent,
} from '../login-link/account-intents.ts';

/**
 * In and out of the account, in the browser or, for a plain post, in the shell. What was done redirects to the page, which
 * reads from the API where it stands; otherwise 422/429/503 with what is wrong.
 */
export async function accountAction({ request }: ActionFunctionArgs): Promise<StepAnswer> {
  const form = await request.formData();
  const intent = text(form, ACCOUNT_FIELDS.intent);
  if (isPhoneIntent(intent)) return phoneEntry(intent, form, enter);
  const known = ACCOUNT_INTENTS.find((each) => each === intent);
  if (known === undefined) return redirect(ACCOUNT_PATH, 303);
  try {
    await carryOut(known, form);
  } catch (error) {
    // A session that has ended meanwhile is left; one that somebody else has ended is ended.
    const isOver = error instanceof HttpError && (error.code === 401 || error.code === 404);
    if (!isOver) return failed(answerOf('phone'), toApiError(error, []));
  }
  return redirect(ACCOUNT_PATH, 303);
}

async function carryOut(intent: AccountIntent, form: FormData): Promise<void> {
  switch (intent) {
    case 'enter':
      await http.post(ACCOUNT_PATHS.loginByLink, { query: text(form, ACCOUNT_FIELDS.query) });
      return;
    case 'logout':
      await http.post(ACCOUNT_PATHS.logout, {});
      return;
    case 'end-session':
      await http.post(
        `${ACCOUNT_PATHS.sessionEnd}/${encodeURIComponent(text(form, ACCOUNT_FIELDS.session))}`,
        {},
      );
      return;
    case 'leave-everywhere':
      await http.post(ACCOUNT_PATHS.leaveEverywhere, {});
  }
}

/** Null when the phone, confirmed a while ago, was left everywhere since: it wants a code. */
async function enter(phone: string): Promise<StepAnswer | null> {
  try {
    await http.post(ACCOUNT_PATHS.login, { phone: phoneDigitsOf(phone) }, { quiet: true });
  } catch (error) {
    if (error instanceof HttpError && error.error_validation?.['phone']) return null;
    throw error;
  }
  return redirect(ACCOUNT_PATH, 303);
}
