import { SENT_PARAM, sentFormCookie } from '@polden/api-contract';
import { captchaHeaders, http } from '@polden/http';
import { visibleText } from '@polden/field-kinds';
import { phoneDigits, normalizePhone } from '@polden/ru';
import { resendAfterOf } from '@polden/ui';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { toApiError } from './api-error.ts';
import { confirmCode, requestCode } from './verification/sms.api.ts';
import { checkCode, readCode } from './verification/code.ts';
import { forgetStep } from './verification/kept-step.ts';
import { visitOf, type Visit } from './attribution/attribution.ts';
import { checkRequest } from './check-request.ts';
import { bodyOf, filesOf, formOf, type Files } from './request-body.ts';
import type { RequestFormModel } from './request-form.model.ts';
import { OWN_FIELDS, thanksName, type FormIntent, type SentForm } from './request-state.ts';

type Answer = ReturnType<typeof data<SentForm>> | Response;

/**
 * Sends one of the forms of a page, in the browser or, for a plain post, in the shell. Answers 200 with the step of the
 * code, 422/429/503 with the same step and what is wrong, and a redirect to the page that says it is accepted.
 */
export function requestAction(models: readonly RequestFormModel[]) {
  return async ({ request }: ActionFunctionArgs): Promise<Answer> => {
    const form = await request.formData();
    const model = models.find(({ name }) => name === form.get(OWN_FIELDS.form));
    if (!model) throw new Response(null, { status: 400, statusText: 'No such form' });
    // The page after this one has other marks in its address, or none.
    const visit = visitOf(request, text(form, OWN_FIELDS.source));
    const sent = { ...readForm(form, model), source: visit.marks };
    switch (intentOf(form)) {
      case 'change':
        return data(sent);
      case 'calculate':
        // What was typed stays while a calculator of the page shows what else was posted with it.
        return data({
          ...sent,
          step: form.has(OWN_FIELDS.code) ? 'code' : 'fields',
          errors: model.problems ?? {},
        });
      case 'resend':
        return askForCode(model, { ...sent, step: 'code' }, visit);
      case 'confirm':
        return confirm(model, sent, readCode(form), visit);
      case 'send':
        return model.verifies === undefined
          ? send(model, sent, visit, filesOf(form, model))
          : askForCode(model, sent, visit);
    }
  };
}

/** The action of a page that has these forms beside its own one. */
export function requestActionBeside<Own>(
  models: readonly RequestFormModel[],
  own: (args: ActionFunctionArgs) => Promise<Own>,
) {
  const ours = requestAction(models);
  return async (args: ActionFunctionArgs): Promise<Answer | Own> => {
    const form = await args.request.clone().formData();
    return form.has(OWN_FIELDS.form) ? ours(args) : own(args);
  };
}

/**
 * The API checks the rest when the code is right; what it would refuse anyway costs no SMS, and a phone that was confirmed
 * a moment ago needs none.
 */
async function askForCode(model: RequestFormModel, sent: SentForm, visit: Visit): Promise<Answer> {
  const errors = checkRequest(model, sent);
  if (Object.keys(errors).length > 0) return data({ ...sent, step: 'fields', errors }, { status: 422 });
  try {
    const { verified, resendAfter } = await requestCode(phoneOf(model, sent), sent.step === 'code');
    if (verified) return await send(model, sent, visit);
    return data({ ...sent, step: 'code', resendAfter });
  } catch (error) {
    return refused(sent, error, model);
  }
}

async function confirm(model: RequestFormModel, sent: SentForm, code: string, visit: Visit): Promise<Answer> {
  const atCode: SentForm = { ...sent, step: 'code' };
  const errors = checkCode(code);
  if (Object.keys(errors).length > 0) return data({ ...atCode, errors }, { status: 422 });
  try {
    await confirmCode(phoneOf(model, sent), code);
  } catch (error) {
    return refused(atCode, error, model);
  }
  return send(model, sent, visit);
}

async function send(
  model: RequestFormModel,
  sent: SentForm,
  { source, pathname }: Visit,
  files: Files = [],
): Promise<Answer> {
  const errors = checkRequest(model, sent, files);
  if (Object.keys(errors).length > 0) return data({ ...sent, errors }, { status: 422 });
  try {
    const headers = await captchaHeaders();
    const body = { ...source, ...bodyOf(model, sent) };
    await (files.length > 0
      ? http.upload(model.path, formOf(body, files), { headers })
      : http.post(model.path, body, { headers }));
    const thanks = thanksName(model, sent.values);
    // The shell, where it runs there, sets it with the redirect.
    if (typeof document !== 'undefined') document.cookie = sentFormCookie(thanks);
    forgetStep(model.path);
    const query = model.search === undefined ? '?' : `${model.search}&`;
    return redirect(`${pathname}${query}${SENT_PARAM}=${thanks}#${model.name}`, 303);
  } catch (error) {
    return refused(sent, error, model);
  }
}

function refused(sent: SentForm, error: unknown, model: RequestFormModel): Answer {
  const names = [...model.fields, ...model.consents].map(({ name }) => name);
  const { status, errors, notice } = toApiError(error, [...names, OWN_FIELDS.code]);
  return data({ ...sent, errors, notice }, { status });
}

function readForm(form: FormData, model: RequestFormModel): Omit<SentForm, 'source'> {
  const { name, fields, consents, search } = model;
  const values = fields.map((field): [string, string] => [field.name, text(form, field.name)]);
  return {
    form: name,
    step: 'fields',
    values: Object.fromEntries(values),
    search,
    ticked: consents.filter((consent) => form.has(consent.name)).map((consent) => consent.name),
    withFiles: [...new Set(filesOf(form, model).map(([field]) => field))],
    errors: {},
    notice: null,
    resendAfter: resendAfterOf(form),
  };
}

function intentOf(form: FormData): FormIntent {
  const intent = form.get(OWN_FIELDS.intent);
  if (intent === 'confirm' || intent === 'resend' || intent === 'change' || intent === 'calculate')
    return intent;
  // Enter may name no button.
  return intent === null && form.has(OWN_FIELDS.code) ? 'confirm' : 'send';
}

function phoneOf({ verifies = '' }: RequestFormModel, { values }: SentForm): string {
  const typed = values[verifies] ?? '';
  return phoneDigits(normalizePhone(typed) ?? typed);
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? visibleText(value) : '';
}
