import {
  SENT_PARAM,
  SUBSCRIBE_PATHS,
  type NewSubscription,
  type SubscriptionAsked,
} from '@polden/api-contract';
import { captchaHeaders, failureKind, http, HttpError } from '@polden/http';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { SUBSCRIPTION_FIELDS, SUBSCRIPTION_FORM, type SubscriptionAnswer } from './subscription-answer.ts';
import { SUBSCRIPTION_PATH } from './subscription-path.ts';

const FAILED = {
  lost: 'Связь прервалась. Адрес на месте: нажмите кнопку ещё раз через минуту.',
  slow: 'Ответа не было слишком долго. Адрес на месте: нажмите кнопку ещё раз через минуту.',
  broken: 'У нас что-то не сработало. Адрес на месте: нажмите кнопку ещё раз через минуту.',
};
const TOO_OFTEN = 'Слишком много попыток подряд. Подождите несколько минут и попробуйте снова.';

/** Asks the API to send the letter with the link to confirm. */
export async function subscriptionAction({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const email = text(SUBSCRIPTION_FIELDS.email).trim();
  const agreed = form.has(SUBSCRIPTION_FIELDS.consent);
  const typed = { email, agreed };
  const subscription: NewSubscription = {
    email,
    consent: agreed,
    edition: text(SUBSCRIPTION_FIELDS.edition),
    url: text(SUBSCRIPTION_FIELDS.url),
  };
  try {
    const { message } = await http.post<SubscriptionAsked>(SUBSCRIBE_PATHS.add, subscription, {
      headers: await captchaHeaders(),
    });
    // A script shows the answer in place of the form.
    if (typeof document === 'undefined')
      return redirect(`${SUBSCRIPTION_PATH}?${SENT_PARAM}=${SUBSCRIPTION_FORM}`, 303);
    return { ...typed, done: message, errors: {}, problem: null } satisfies SubscriptionAnswer;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, ...rest } = toProblem(error);
    return data({ ...typed, done: null, ...rest } satisfies SubscriptionAnswer, { status });
  }
}

function toProblem(error: HttpError): Pick<SubscriptionAnswer, 'errors' | 'problem'> & { status: number } {
  const { code, error_validation: invalid = {} } = error;
  if (code === 422) {
    const [email] = invalid['email'] ?? [];
    const [consent] = invalid['consent'] ?? [];
    const errors = { ...(email && { email }), ...(consent && { consent }) };
    return { status: 422, errors, problem: email || consent ? null : error.message };
  }
  const kind = failureKind(error);
  if (kind === 'too-often') return { status: 429, errors: {}, problem: TOO_OFTEN };
  if (kind === 'refused') return { status: 422, errors: {}, problem: error.message };
  return { status: 503, errors: {}, problem: FAILED[kind] };
}
