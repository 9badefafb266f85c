import {
  type ApiError,
  checkCode,
  confirmCode,
  readCode,
  requestCode,
  toApiError,
} from '@polden/request-form';
import { checkField, mobile } from '@polden/field-kinds';
import { data } from 'react-router-dom';
import { FIELDS } from './signing.ts';
import { answerOf, failed, invalid, text, type StepAnswer } from './step-answers.ts';

const INTENTS = ['ask-phone-code', 'resend-phone-code', 'confirm-phone', 'change-phone'] as const;
type PhoneIntent = (typeof INTENTS)[number];

/** What the confirmed phone opens; null when it has to be confirmed with a code after all. Throws HttpError. */
export type Enter = (phone: string) => Promise<StepAnswer | null>;

export function isPhoneIntent(intent: string): intent is PhoneIntent {
  return INTENTS.some((known) => known === intent);
}

/** One step of a phone and its code; 422/429/503 with the same step and what is wrong. */
export async function phoneEntry(intent: PhoneIntent, form: FormData, enter: Enter): Promise<StepAnswer> {
  const phone = text(form, FIELDS.phone);
  switch (intent) {
    case 'ask-phone-code':
      return askCode(phone, 'phone', enter);
    case 'resend-phone-code':
      return askCode(phone, 'phone-code', enter);
    case 'change-phone':
      return data(answerOf('phone', { phone }));
    case 'confirm-phone':
      return confirm(phone, readCode(form), enter);
  }
}

/** `from` is the step that stays when no code could be sent: the last code may still be good. */
async function askCode(phone: string, from: 'phone' | 'phone-code', enter: Enter): Promise<StepAnswer> {
  const asked = answerOf(from, { phone });
  const problem = checkField(mobile, phone, mobile.missing ?? null);
  if (problem !== null) return invalid(asked, { [FIELDS.phone]: [problem] });
  try {
    let state = await requestCode(phone, from === 'phone-code');
    if (state.verified) {
      const entered = await enter(phone);
      if (entered !== null) return entered;
      state = await requestCode(phone);
    }
    if (state.need_reset) return failed(asked, NOT_SENT);
    return data({ ...answerOf('phone-code', { phone }), resendAfter: state.resendAfter });
  } catch (error) {
    return failed(asked, problemOf(error));
  }
}

async function confirm(phone: string, code: string, enter: Enter): Promise<StepAnswer> {
  const atCode = answerOf('phone-code', { phone });
  const errors = checkCode(code);
  if (Object.keys(errors).length > 0) return invalid(atCode, errors);
  try {
    await confirmCode(phone, code);
    return (await enter(phone)) ?? failed(answerOf('phone', { phone }), NOT_SENT);
  } catch (error) {
    return failed(atCode, problemOf(error));
  }
}

const NOT_SENT: ApiError = {
  status: 503,
  errors: {},
  notice: { tone: 'error', text: 'Не получилось отправить код. Нажмите кнопку ещё раз через минуту.' },
};

function problemOf(error: unknown): ApiError {
  return toApiError(error, [FIELDS.phone, FIELDS.code]);
}
