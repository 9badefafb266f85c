import {
  type ApiError,
  checkCode,
  confirmCode,
  readCode,
  requestCode,
  toApiError,
} from '@polden/request-form';
import { checkField, mobile } from '@polden/field-kinds';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { askAgain, askToSign, readSigning, sign } from './signature.api.ts';
import { FIELDS, INTENTS, signingPath, type SigningAnswer, type SigningIntent } from './signing.ts';

type Answer = ReturnType<typeof data<SigningAnswer>> | Response;

/**
 * One step of signing, in the browser or, for a plain post, in the shell. A step that was taken redirects to the page,
 * which reads from the API where it stands; otherwise 422/429/503 with the same step and what is wrong.
 */
export async function signatureAction({ params, request }: ActionFunctionArgs): Promise<Answer> {
  const { leadId = '' } = params;
  const form = await request.formData();
  const phone = text(form, FIELDS.phone);
  switch (intentOf(form)) {
    case 'ask-phone-code':
      return askPhoneCode(leadId, phone, 'phone');
    case 'resend-phone-code':
      return askPhoneCode(leadId, phone, 'phone-code');
    case 'change-phone':
      return data(answerOf('phone', { phone }));
    case 'confirm-phone':
      return confirmPhone(leadId, phone, readCode(form));
    case 'choose':
      return data(answerOf('documents'));
    case 'ask-code':
      return askCode(leadId, form);
    case 'ask-again':
      return move(leadId, answerOf('code'), () => askAgain(leadId, text(form, FIELDS.verification)));
    case 'sign':
      return giveCode(leadId, form);
  }
}

/** `from` is the step that stays when no code could be sent: the last code may still be good. */
async function askPhoneCode(leadId: string, phone: string, from: 'phone' | 'phone-code'): Promise<Answer> {
  const asked = answerOf(from, { phone });
  const problem = checkField(mobile, phone, mobile.missing ?? null);
  if (problem !== null) return invalid(asked, { [FIELDS.phone]: [problem] });
  try {
    const { need_reset, resendAfter, verified } = await requestCode(phone);
    if (verified) return await showDocuments(leadId, phone);
    if (need_reset) return failed(asked, NOT_SENT);
    return data({ ...answerOf('phone-code', { phone }), resendAfter });
  } catch (error) {
    return failed(asked, problemOf(error));
  }
}

async function confirmPhone(leadId: string, phone: string, code: string): Promise<Answer> {
  const atCode = answerOf('phone-code', { phone });
  const errors = checkCode(code);
  if (Object.keys(errors).length > 0) return invalid(atCode, errors);
  try {
    await confirmCode(phone, code);
  } catch (error) {
    return failed(atCode, problemOf(error));
  }
  return showDocuments(leadId, phone);
}

/** The phone is confirmed: the documents are its owner's, unless the request is somebody else's. */
async function showDocuments(leadId: string, phone: string): Promise<Answer> {
  const { kind } = await readSigning(leadId);
  if (kind !== 'stranger') return redirect(signingPath(leadId), 303);
  return invalid(answerOf('phone', { phone }), {
    [FIELDS.phone]: ['На этот номер такой заявки нет. Введите тот, с которого её отправляли'],
  });
}

async function askCode(leadId: string, form: FormData): Promise<Answer> {
  const ticked = form.getAll(FIELDS.documents).map(String);
  const asked = answerOf('documents', { ticked });
  const required = form.getAll(FIELDS.requiredDocuments).map(String);
  if (required.some((id) => !ticked.includes(id))) {
    return invalid(asked, { [FIELDS.documents]: ['Отметьте все обязательные документы'] });
  }
  return move(leadId, asked, () => askToSign(leadId, text(form, FIELDS.session), ticked));
}

async function giveCode(leadId: string, form: FormData): Promise<Answer> {
  const atCode = answerOf('code');
  const code = readCode(form);
  const errors = checkCode(code);
  if (Object.keys(errors).length > 0) return invalid(atCode, errors);
  return move(leadId, atCode, () => sign(text(form, FIELDS.verification), code));
}

async function move(leadId: string, from: SigningAnswer, step: () => Promise<unknown>): Promise<Answer> {
  try {
    await step();
  } catch (error) {
    return failed(from, problemOf(error));
  }
  return redirect(signingPath(leadId), 303);
}

const NOT_SENT: ApiError = {
  status: 503,
  errors: {},
  notice: { tone: 'error', text: 'Не получилось отправить код. Нажмите кнопку ещё раз через минуту.' },
};

function problemOf(error: unknown): ApiError {
  return toApiError(error, [FIELDS.phone, FIELDS.documents, FIELDS.code]);
}

function failed(answer: SigningAnswer, { status, errors, notice }: ApiError): Answer {
  return data({ ...answer, errors, notice }, { status });
}

function invalid(answer: SigningAnswer, errors: SigningAnswer['errors']): Answer {
  return data({ ...answer, errors }, { status: 422 });
}

function answerOf(
  step: SigningAnswer['step'],
  { phone = '', ticked = null }: Partial<Pick<SigningAnswer, 'phone' | 'ticked'>> = {},
): SigningAnswer {
  return { step, phone, ticked, errors: {}, notice: null, resendAfter: null };
}

function intentOf(form: FormData): SigningIntent {
  const intent = text(form, FIELDS.intent);
  return INTENTS.find((known) => known === intent) ?? 'choose';
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
