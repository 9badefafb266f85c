import { checkCode, isUnanswered, readCode, toApiError } from '@polden/request-form';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { decline } from '../lead-offer/decline.ts';
import { isPhoneIntent, phoneEntry } from '../phone-entry/phone-entry.action.ts';
import { answerOf, failed, invalid, text, type StepAnswer } from '../phone-entry/step-answers.ts';
import { askAgain, askToSign, readSigning, sign } from './signature.api.ts';
import {
  FIELDS,
  INTENTS,
  signingPath,
  type SigningAnswer,
  type SigningIntent,
} from '../phone-entry/signing.ts';

/**
 * One step of signing, in the browser or, for a plain post, in the shell. A step that was taken redirects to the page,
 * which reads from the API where it stands; otherwise 422/429/503 with the same step and what is wrong.
 */
export async function signatureAction({ params, request }: ActionFunctionArgs): Promise<StepAnswer> {
  const { leadId = '' } = params;
  const form = await request.formData();
  const intent = intentOf(form);
  if (isPhoneIntent(intent)) return phoneEntry(intent, form, (phone) => showDocuments(leadId, phone));
  switch (intent) {
    case 'choose':
      return data(answerOf('documents'));
    case 'ask-code':
      return askCode(leadId, form);
    case 'ask-again':
      return move(leadId, answerOf('code'), () => askAgain(leadId, text(form, FIELDS.verification)));
    case 'sign':
      return giveCode(leadId, form);
    case 'decline':
      return move(leadId, answerOf('documents'), () => decline(form));
  }
}

/** The phone is confirmed: the documents are its owner's, unless the request is somebody else's. */
async function showDocuments(leadId: string, phone: string): Promise<StepAnswer> {
  const { kind } = await readSigning(leadId);
  if (kind !== 'stranger') return redirect(signingPath(leadId), 303);
  return invalid(answerOf('phone', { phone }), {
    [FIELDS.phone]: ['На этот номер такой заявки нет. Введите тот, с которого её отправляли'],
  });
}

async function askCode(leadId: string, form: FormData): Promise<StepAnswer> {
  const ticked = form.getAll(FIELDS.documents).map(String);
  const asked = answerOf('documents', { ticked });
  const required = form.getAll(FIELDS.requiredDocuments).map(String);
  if (required.some((id) => !ticked.includes(id))) {
    return invalid(asked, {
      [FIELDS.documents]: ['Отметьте: без этого документа подписать остальные нельзя'],
    });
  }
  return move(leadId, asked, () => askToSign(leadId, text(form, FIELDS.session), ticked));
}

async function giveCode(leadId: string, form: FormData): Promise<StepAnswer> {
  const atCode = answerOf('code');
  const code = readCode(form);
  const errors = checkCode(code);
  if (Object.keys(errors).length > 0) return invalid(atCode, errors);
  const isSigned = async () => (await readSigning(leadId)).kind === 'signed';
  return move(leadId, atCode, () => sign(text(form, FIELDS.verification), code), isSigned);
}

/** `isDone`: whether the step is taken already, where its answer was lost. */
async function move(
  leadId: string,
  from: SigningAnswer,
  step: () => Promise<unknown>,
  isDone?: () => Promise<boolean>,
): Promise<StepAnswer> {
  try {
    await step();
  } catch (error) {
    const problem = toApiError(error, [FIELDS.phone, FIELDS.documents, FIELDS.code]);
    if (!isUnanswered(problem) || !(await isDone?.())) return failed(from, problem);
  }
  return redirect(signingPath(leadId), 303);
}

function intentOf(form: FormData): SigningIntent {
  const intent = text(form, FIELDS.intent);
  return INTENTS.find((known) => known === intent) ?? 'choose';
}
