import { ACCOUNT_PATHS } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';
import { phoneDigitsOf, toApiError } from '@polden/request-form';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { done } from '../account-data/act.ts';
import { isLoggedOut } from '../account-data/own-data.api.ts';
import { loginFor, returnAddressOf } from '../account-data/return-address.ts';
import { decline } from '../lead-offer/decline.ts';
import { isPhoneIntent, phoneEntry } from '../phone-entry/phone-entry.action.ts';
import { answerOf, failed, text, type StepAnswer } from '../phone-entry/step-answers.ts';
import {
  ACCOUNT_FIELDS,
  ACCOUNT_INTENTS,
  ACCOUNT_PATH,
  type AccountIntent,
} from '../login-link/account-intents.ts';
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
    return await carryOut(known, form);
  } catch (error) {
    if (isLoggedOut(error) || isStranger(error)) return redirect(loginFor('account', true), 303);
    // One that somebody else has ended is ended.
    if (error instanceof HttpError && error.code === 404)
      return said('На этом устройстве кабинет уже закрыт.');
    return failed(answerOf('phone'), toApiError(error, []));
  }
}

async function carryOut(intent: AccountIntent, form: FormData): Promise<StepAnswer> {
  switch (intent) {
    case 'enter':
      await http.post(ACCOUNT_PATHS.loginByLink, { query: text(form, ACCOUNT_FIELDS.query) });
      return redirect(ACCOUNT_PATH, 303);
    case 'logout':
      await leave(ACCOUNT_PATHS.logout);
      return redirect(ACCOUNT_PATH, 303);
    case 'end-session':
      await http.post(
        `${ACCOUNT_PATHS.sessionEnd}/${encodeURIComponent(text(form, ACCOUNT_FIELDS.session))}`,
        {},
      );
      return said(
        'Кабинет на другом устройстве закрыт. Чтобы открыть его там снова, понадобится код из СМС.',
      );
    case 'decline':
      await decline(form);
      return said('Вы отказались от предложения: оно больше не действует.');
    case 'leave-everywhere':
      await leave(ACCOUNT_PATHS.leaveEverywhere);
      return said('Кабинет закрыт на всех устройствах. Чтобы войти снова, понадобится код из СМС.');
  }
}

/** Nobody is logged in with the phone of the request any more. */
function isStranger(error: unknown): boolean {
  return error instanceof HttpError && error.error_validation?.['phone'] !== undefined;
}

async function leave(path: string): Promise<void> {
  try {
    await http.post(path, {});
  } catch (error) {
    if (isLoggedOut(error)) forgetTab();
    throw error;
  }
  forgetTab();
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
