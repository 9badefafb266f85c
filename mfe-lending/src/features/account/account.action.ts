import { ACCOUNT_PATHS } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';
import { isUnanswered, phoneDigitsOf, toApiError } from '@polden/request-form';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { done } from '../account-data/act.ts';
import { isLoggedOut, postAs } from '../account-data/own-data.api.ts';
import { loginFor, returnAddressOf } from '../account-data/return-address.ts';
import { decline, DECLINE_FIELDS } from '../lead-offer/decline.ts';
import { isPhoneIntent, phoneEntry } from '../phone-entry/phone-entry.action.ts';
import { answerOf, failed, text, type StepAnswer } from '../phone-entry/step-answers.ts';
import {
  ACCOUNT_FIELDS,
  ACCOUNT_INTENTS,
  ACCOUNT_PATH,
  type AccountIntent,
} from '../login-link/account-intents.ts';
import { readAccount } from './account.api.ts';
import { claimTab, forgetTab } from './tab-owner.ts';

/**
 * In and out of the account, in the browser or, for a plain post, in the shell. Who has come in is led to the page
 * that they wanted; what was done elsewhere is said, otherwise 422/429/503 with what is wrong.
 */
export async function accountAction({ request }: ActionFunctionArgs): Promise<StepAnswer> {
  const form = await request.formData();
  const intent = text(form, ACCOUNT_FIELDS.intent);
  if (isPhoneIntent(intent)) {
    const { path = ACCOUNT_PATH } = returnAddressOf(new URL(request.url).searchParams) ?? {};
    return phoneEntry(intent, form, (phone) => enter(phone, path));
  }
  const known = ACCOUNT_INTENTS.find((each) => each === intent);
  if (known === undefined) return redirect(ACCOUNT_PATH, 303);
  try {
    await carryOut(known, form);
  } catch (error) {
    if (isLoggedOut(error) && isLeaving(known)) forgetTab();
    if (isLoggedOut(error) || isStranger(error)) return redirect(loginFor('account', true), 303);
    // One that somebody else has ended is ended.
    if (error instanceof HttpError && error.code === 404)
      return said('На этом устройстве кабинет уже закрыт.');
    const problem = toApiError(error, []);
    if (!isUnanswered(problem) || !(await isDone(known, form))) return failed(answerOf('phone'), problem);
  }
  return afterwards(known);
}

async function carryOut(intent: AccountIntent, form: FormData): Promise<unknown> {
  switch (intent) {
    case 'enter':
      return http.post(ACCOUNT_PATHS.loginByLink, { query: text(form, ACCOUNT_FIELDS.query) });
    case 'logout':
      return http.post(ACCOUNT_PATHS.logout, {});
    case 'end-session':
      return postAs(
        form,
        `${ACCOUNT_PATHS.sessionEnd}/${encodeURIComponent(text(form, ACCOUNT_FIELDS.session))}`,
        {},
      );
    case 'decline':
      return decline(form);
    case 'leave-everywhere':
      return postAs(form, ACCOUNT_PATHS.leaveEverywhere, {});
  }
}

/** Whether the account is as it was asked to be, where no answer came. */
async function isDone(intent: AccountIntent, form: FormData): Promise<boolean> {
  const account = await readAccount();
  if (account === 'unreachable' || intent === 'enter') return false;
  if (isLeaving(intent)) return account === null;
  if (intent === 'end-session')
    return account?.sessions.every(({ id }) => id !== text(form, ACCOUNT_FIELDS.session)) ?? false;
  const declined = text(form, DECLINE_FIELDS.lead);
  return account?.requests.some(({ id, stage }) => id === declined && stage === 'declined') ?? false;
}

/** What was done is said; who has left or come in is led on. */
function afterwards(intent: AccountIntent): StepAnswer {
  if (isLeaving(intent)) forgetTab();
  switch (intent) {
    case 'enter':
    case 'logout':
      return redirect(ACCOUNT_PATH, 303);
    case 'end-session':
      return said(
        'Кабинет на другом устройстве закрыт. Чтобы открыть его там снова, понадобится код из СМС.',
      );
    case 'decline':
      return said('Вы отказались от предложения: оно больше не действует.');
    case 'leave-everywhere':
      return said('Кабинет закрыт на всех устройствах. Чтобы войти снова, понадобится код из СМС.');
  }
}

function isLeaving(intent: AccountIntent): boolean {
  return intent === 'logout' || intent === 'leave-everywhere';
}

/** Nobody is logged in with the phone of the request any more. */
function isStranger(error: unknown): boolean {
  return error instanceof HttpError && error.error_validation?.['phone'] !== undefined;
}

function said(words: string): StepAnswer {
  return data({ ...answerOf('phone'), notice: done(words) });
}

/** Null when the phone, confirmed a while ago, was left everywhere since: it wants a code. */
async function enter(phone: string, path: string): Promise<StepAnswer | null> {
  try {
    await http.post(ACCOUNT_PATHS.login, { phone: phoneDigitsOf(phone) }, { quiet: true });
  } catch (error) {
    if (error instanceof HttpError && error.error_validation?.['phone']) return null;
    throw error;
  }
  claimTab(phone);
  return redirect(path, 303);
}
