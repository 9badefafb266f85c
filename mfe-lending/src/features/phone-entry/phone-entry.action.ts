import {
  type ApiError,
  checkCode,
  confirmCode,
  readCode,
  requestCode,
  toApiError,
} from '@polden/request-form';
import { checkField, mobile } from '@polden/field-kinds';
import { resendAfterOf } from '@polden/ui';
import { data } from 'react-router-dom';
import { FIELDS, type SigningAnswer } from './signing.ts';
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
      return askCode(answerOf('phone', { phone }), enter);
    case 'resend-phone-code':
      return askCode(codeStep(phone, form), enter);
    case 'change-phone':
      return data(answerOf('phone', { phone }));
    case 'confirm-phone':
      return confirm(codeStep(phone, form), readCode(form), enter);
  }
}

function codeStep(phone: string, form: FormData): SigningAnswer {
  return { ...answerOf('phone-code', { phone }), resendAfter: resendAfterOf(form) };
}

/** `asked` is the step that stays when no code could be sent: the last code may still be good. */
async function askCode(asked: SigningAnswer, enter: Enter): Promise<StepAnswer> {
  const { phone, step } = asked;
  const problem = checkField(mobile, phone, mobile.missing ?? null);
  if (problem !== null) return invalid(asked, { [FIELDS.phone]: [problem] });
  try {
    let state = await requestCode(phone, step === 'phone-code');
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

async function confirm(atCode: SigningAnswer, code: string, enter: Enter): Promise<StepAnswer> {
  const { phone } = atCode;
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
