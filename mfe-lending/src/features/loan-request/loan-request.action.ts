import { questionnaireOf, questionsOf } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import {
  type ApiError,
  type CallNotice,
  checkCode,
  confirmCode,
  readCode,
  requestCode,
  type Visit,
  visitOf,
} from '@polden/request-form';
import { resendAfterOf } from '@polden/ui';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import {
  complete,
  keepAnswers,
  newSeed,
  readKeptAnswers,
  storeAtOnce,
  storeFirst,
} from './store-lead.api.ts';
import { FIRST_STEPS } from './first-step/first-step.ts';
import { rememberInDraft, typedFor, useDraft } from './loan-request.store.ts';
import { checkStep, firstUnfinished, stepOfAnswer, stepWith } from './questionnaire/question-steps.ts';
import { FIELDS, fieldOf, type RequestIntent } from './field-names.ts';
import { lastStepOf } from './questionnaire/draft-answers.ts';
import { withName } from './questionnaire/name-answers.ts';
import { rememberStored } from './remember-stored.ts';
import { readEdited } from './questionnaire/answer-fields.ts';
import { checkDocuments, checkPhoneStep, isBegun, readIntent, readValues } from './request-fields.ts';
import { type Answer, failed, stateOf } from './request-answer.ts';
import { toProblem } from './request-problem.ts';
import { NOT_TAKEN_PARAM, requestPath, type RequestStep, type RequestValues } from './request-state.ts';
import { endCode, EXPIRED, NOT_SENT, secondsOfCode } from './sent-code.ts';
import { responseOf } from './state-of-draft.ts';
import { calculated, calculationPath, readTypedLoan, type TypedLoan } from './typed-loan.ts';

/**
 * One step of a loan request. Runs in the browser for a submission with JavaScript and in the shell for a plain post:
 * the calls are the same. Answers 200 with the next step, 422/429/503 with the step where something is wrong, and a
 * redirect to the page of the accepted request.
 */
export async function loanRequestAction({ request }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData();
  const read = readValues(form);
  // What the keys begin with is made before anything is created: a retry from any later step carries the same.
  const visit = visitOf(request, read.source);
  const values = {
    ...read,
    source: visit.marks,
    city: read.city || (visit.source.city ?? ''),
    key: read.key || newSeed(),
  };
  const intent = readIntent(form);
  if (intent === 'calculate' && !isBegun(form)) return redirect(calculationPath(form, visit.pathname), 303);
  let typed: TypedLoan;
  try {
    typed = await readTypedLoan(form, values);
  } catch (error) {
    return failed(stateOf(form.has(FIELDS.code) ? 'code' : 'phone', values), toProblem(error));
  }
  return intent === 'calculate' ? calculated(form, typed, values) : take(intent, form, typed, visit);
}

async function take(
  intent: Exclude<RequestIntent, 'calculate'>,
  form: FormData,
  typed: TypedLoan,
  visit: Visit,
): Promise<Answer> {
  const { values, errors } = typed;
  const leaves = intent === 'next' || intent === 'send' || intent === 'later';
  if (leaves && Object.keys(errors).length > 0) {
    const here = stateOf(intent === 'send' ? 'check' : 'questionnaire', values);
    return data({ ...here, errors }, { status: 422 });
  }
  switch (intent) {
    case 'request-code':
      return begin(form, typed, visit);
    case 'resend':
      return sendCode(values, 'code', visit, null, resendAfterOf(form));
    case 'change-phone':
      return data(stateOf('phone', { ...values, phoneConfirmed: false, leadId: '' }));
    case 'confirm':
      return confirm(form, typed, visit);
    case 'next':
      return goOn(values, visit);
    case 'back':
      return data(stateOf('questionnaire', { ...values, at: Math.max(0, values.at - 1) }));
    case 'edit':
      return edit(readEdited(form), values);
    case 'send':
      return send(values, visit);
    case 'later':
      return later(values, visit);
    case 'continue':
      return resume(values, visit);
  }
}

async function begin(form: FormData, { values, errors: wrong }: TypedLoan, visit: Visit): Promise<Answer> {
  const here = stateOf('phone', values);
  const errors = { ...wrong, ...checkPhoneStep(form, values) };
  if (Object.keys(errors).length > 0) return data({ ...here, errors }, { status: 422 });
  if (!FIRST_STEPS[values.variant].storedAtOnce) return sendCode(values, 'phone', visit);
  try {
    return await sendCode(rememberStored(values, await storeAtOnce(values, visit)), 'phone', visit);
  } catch (error) {
    return failed(here, toProblem(error));
  }
}

/** `from` is the step that stays when no code could be sent; `notice`: why there is a code; `waits`: as `resendAfter`. */
async function sendCode(
  values: RequestValues,
  from: RequestStep,
  visit: Visit,
  notice: CallNotice | null = null,
  waits: number | null = null,
): Promise<Answer> {
  // A visitor who went back to the phone and on again has a code already.
  const waiting = from === 'phone' ? secondsOfCode(values.phone) : 0;
  if (waiting > 0) return data({ ...stateOf('code', values), resendAfter: waiting });
  try {
    // With a notice the visitor was led back to the code and did not ask for another one.
    const another = from === 'code' && notice === null;
    const { resendAfter, need_reset, verified } = await requestCode(values.phone, another);
    // What was refused for this phone is refused for good: the request is of another one, or is no more. Its page says so.
    if (verified && notice !== null) return redirect(requestPath(visit.pathname, values.leadId), 303);
    if (verified) return await withoutCode({ ...values, phoneConfirmed: true }, visit);
    if (need_reset) return failed(stateOf(from, values), NOT_SENT);
    return data({ ...stateOf('code', { ...values, phoneConfirmed: false }), resendAfter, notice });
  } catch (error) {
    return failed({ ...stateOf(from, values), resendAfter: waits }, toProblem(error));
  }
}

/** The phone was confirmed a moment ago; the documents that stand beside the code are asked for all the same. */
async function withoutCode(values: RequestValues, visit: Visit): Promise<Answer> {
  endCode();
  return FIRST_STEPS[values.variant].storedAtOnce ? data(stateOf('code', values)) : store(values, visit);
}

async function confirm(form: FormData, { values, errors: wrong }: TypedLoan, visit: Visit): Promise<Answer> {
  const here = { ...stateOf('code', values), resendAfter: resendAfterOf(form) };
  const code = readCode(form);
  const errors = {
    ...wrong,
    ...(values.phoneConfirmed ? {} : checkCode(code)),
    ...checkDocuments(form, values),
  };
  if (Object.keys(errors).length > 0) return data({ ...here, errors }, { status: 422 });
  try {
    if (!values.phoneConfirmed) await confirmCode(values.phone, code);
    endCode();
  } catch (error) {
    return failed(here, toProblem(error));
  }
  return store({ ...values, phoneConfirmed: true }, visit);
}

async function store(values: RequestValues, visit: Visit): Promise<Answer> {
  const { product, hasCar, variant } = values;
  try {
    const begun = values.leadId === '' ? rememberStored(values, await storeFirst(values, visit)) : values;
    const stored = { ...begun, answers: withName(values.answers, values.fullName) };
    // What was stored before goes on with its questions; what is new is asked only what its decision needs.
    const asked = FIRST_STEPS[variant].storedAtOnce || values.leadId === '' ? questionnaireOf : questionsOf;
    if (asked(product, hasCar) !== null) {
      // A code may have come between the button that goes on with a request and what was kept for it.
      if (values.leadId !== '') return await resume(stored, visit);
      return data(stateOf('questionnaire', stored));
    }
    if (FIRST_STEPS[variant].storedAtOnce) rememberStored(stored, await complete(stored, visit));
    return accepted(stored, visit);
  } catch (error) {
    if (isAboutRequest(values, error)) return accepted(values, visit, false);
    return refused(values, toProblem(error), 'code', visit);
  }
}

/** The next step of the questionnaire; after the last one, and from any that was gone back to, the check of the answers. */
function goOn(values: RequestValues, visit: Visit): Answer {
  const { product, hasCar, answers, checking } = values;
  const variant = questionsOf(product, hasCar);
  if (variant === null) return accepted(values, visit);
  const at = Math.min(values.at, lastStepOf(variant));
  const errors = checkStep(variant, at, answers);
  if (Object.keys(errors).length > 0)
    return data({ ...stateOf('questionnaire', { ...values, at }), errors }, { status: 422 });
  if (at < lastStepOf(variant) && !checking) return data(stateOf('questionnaire', { ...values, at: at + 1 }));
  return unfinished(values) ?? data(stateOf('check', { ...values, checking: true }));
}

/** The step of an answer that the person wants to change. */
function edit(name: string, values: RequestValues): Answer {
  const variant = questionsOf(values.product, values.hasCar);
  const at = variant === null ? null : stepOfAnswer(variant, name);
  return data({ ...stateOf('questionnaire', { ...values, at: at ?? 0, checking: true }), edited: name });
}

/** The first step with something wrong in it; null when every answer is there. */
function unfinished(values: RequestValues): Answer | null {
  const variant = questionsOf(values.product, values.hasCar);
  const at = variant === null ? null : firstUnfinished(variant, values.answers);
  if (variant === null || at === null) return null;
  const errors = checkStep(variant, at, values.answers);
  return data({ ...stateOf('questionnaire', { ...values, at }), errors }, { status: 422 });
}

/** All that was answered and checked. */
async function send(values: RequestValues, visit: Visit): Promise<Answer> {
  const variant = questionsOf(values.product, values.hasCar);
  if (variant === null) return accepted(values, visit);
  const wrongBefore = unfinished(values);
  if (wrongBefore !== null) return wrongBefore;
  try {
    rememberStored(values, await complete(values, visit));
    return accepted(values, visit);
  } catch (error) {
    if (isAboutRequest(values, error)) return accepted(values, visit, false);
    const problem = toProblem(error);
    const wrong = stepWith(variant, (name) => fieldOf(name) in problem.errors);
    if (wrong === null) return await refused(values, problem, 'check', visit);
    return await refused({ ...values, at: wrong }, problem, 'questionnaire', visit);
  }
}

/** What is answered so far waits with the request, on any device, right or wrong: it is checked when it is sent. */
async function later(values: RequestValues, visit: Visit): Promise<Answer> {
  try {
    await keepAnswers(values);
    return accepted(values, visit);
  } catch (error) {
    if (isAboutRequest(values, error)) return accepted(values, visit, false);
    return refused(values, toProblem(error), 'questionnaire', visit);
  }
}

/** The first step that lacks something, with all that was answered before the request was left. */
async function resume(values: RequestValues, visit: Visit): Promise<Answer> {
  // What this tab was told since is the newest, and stays whatever becomes of the rest.
  const typed = typedFor(values.leadId);
  const answers = { ...values.answers, ...typed };
  try {
    const known = { ...values, answers: { ...(await readKeptAnswers(values.leadId)), ...answers } };
    const variant = questionsOf(values.product, values.hasCar);
    const at = variant === null ? 0 : firstUnfinished(variant, known.answers);
    if (at === null) return data(stateOf('check', { ...known, checking: true }));
    return data(stateOf('questionnaire', { ...known, at }));
  } catch (error) {
    if (isAboutRequest(values, error)) return accepted(values, visit);
    // No question is shown that may have its answer already: the button of this step asks once more.
    const asked = await refused({ ...values, answers }, toProblem(error), 'code', visit);
    if (asked instanceof Response) return asked;
    return data({ ...asked.data, unread: Object.keys(typed).length === 0 }, asked.init ?? undefined);
  }
}

/** The stored request is whole already, with other answers, or is no more: its page knows, and no other try helps. */
function isAboutRequest({ leadId }: RequestValues, error: unknown): boolean {
  return leadId !== '' && error instanceof HttpError && error.error_validation?.['id'] !== undefined;
}

/** A wrong phone begins again; a stored request whose confirmation has expired goes on with another code. */
async function refused(
  values: RequestValues,
  problem: ApiError,
  step: RequestStep,
  visit: Visit,
): Promise<Answer> {
  if (!(FIELDS.phone in problem.errors)) return failed(stateOf(step, values), problem);
  const unconfirmed = { ...values, phoneConfirmed: false };
  if (values.leadId === '') return failed(stateOf('phone', unconfirmed), problem);
  return sendCode(unconfirmed, 'code', visit, EXPIRED);
}

/** `taken`: whether the request holds what was sent last. */
function accepted(values: RequestValues, { pathname }: Visit, taken = true): Response {
  // The rest of the draft stands until the page of the request is there: the step that is still shown would go astray.
  rememberInDraft({
    product: values.product,
    requestStatus: 'success',
    requestResponse: responseOf(values, useDraft.getState()),
  });
  return redirect(requestPath(pathname, values.leadId, taken ? '' : `&${NOT_TAKEN_PARAM}=1`), 303);
}
