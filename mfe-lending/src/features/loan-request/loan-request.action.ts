import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { confirmCode, createLead, requestCode } from './loan-request.api.ts';
import { rememberInDraft } from './loan-request.store.ts';
import { checkCode, checkPhoneStep, FIELDS, readCode, readIntent, readValues } from './request-fields.ts';
import { toProblem } from './request-problem.ts';
import {
  LEAD_PARAM,
  REQUEST_ANCHOR,
  type RequestState,
  type RequestStep,
  type RequestValues,
} from './request-state.ts';

type Answer = ReturnType<typeof data<RequestState>> | Response;

/**
 * One step of the first request. Runs in the browser for a submission with JavaScript and in the shell for a plain post:
 * the calls are the same. Answers 200 with the next step, 422/429/503 with the same step and what is wrong,
 * and a redirect to the page of the accepted request.
 */
export async function loanRequestAction({ request }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData();
  const values = readValues(form);
  switch (readIntent(form)) {
    case 'change-phone':
      return data(stateOf('phone', { ...values, key: '', phoneConfirmed: false }));
    case 'confirm':
      return confirm(values, readCode(form), new URL(request.url));
    case 'resend':
      return sendCode(values, 'code');
    case 'request-code': {
      const errors = checkPhoneStep(form, values);
      if (Object.keys(errors).length > 0)
        return data({ ...stateOf('phone', values), errors }, { status: 422 });
      return sendCode(values, 'phone');
    }
  }
}

/** `from` is the step that stays when no code could be sent. */
async function sendCode(values: RequestValues, from: RequestStep): Promise<Answer> {
  try {
    const { resendAfter, need_reset } = await requestCode(values.phone);
    if (need_reset) return failed(stateOf(from, values), NOT_SENT);
    // The key is made before anything is created, so that a retry from any later step carries the same one.
    const key = values.key || crypto.randomUUID();
    return data({ ...stateOf('code', { ...values, key, phoneConfirmed: false }), resendAfter });
  } catch (error) {
    return failed(stateOf(from, values), toProblem(error));
  }
}

async function confirm(values: RequestValues, code: string, url: URL): Promise<Answer> {
  if (!values.phoneConfirmed) {
    const errors = checkCode(code);
    if (Object.keys(errors).length > 0) return data({ ...stateOf('code', values), errors }, { status: 422 });
    try {
      await confirmCode(values.phone, code);
    } catch (error) {
      return failed(stateOf('code', values), toProblem(error));
    }
  }
  return create({ ...values, phoneConfirmed: true, key: values.key || crypto.randomUUID() }, url);
}

async function create(values: RequestValues, url: URL): Promise<Answer> {
  try {
    const lead = await createLead(values, url.searchParams.get('utm_source'));
    rememberInDraft({ requestStatus: 'progress', requestResponse: lead, requestKey: '' });
    return redirect(`${url.pathname}?${LEAD_PARAM}=${lead.id}#${REQUEST_ANCHOR}`, 303);
  } catch (error) {
    const problem = toProblem(error);
    // The confirmation of the phone has expired, or the phone is wrong: both begin again with the phone.
    const step = FIELDS.phone in problem.errors ? 'phone' : 'code';
    return failed(stateOf(step, { ...values, phoneConfirmed: step === 'code' }), problem);
  }
}

const NOT_SENT: ReturnType<typeof toProblem> = {
  status: 503,
  errors: {},
  notice: { tone: 'error', text: 'Не получилось отправить код. Нажмите кнопку ещё раз через минуту.' },
};

function failed(state: RequestState, { status, errors, notice }: ReturnType<typeof toProblem>): Answer {
  return data({ ...state, errors, notice }, { status });
}

function stateOf(step: RequestStep, values: RequestValues): RequestState {
  return { step, values, errors: {}, notice: null, resendAfter: null };
}
