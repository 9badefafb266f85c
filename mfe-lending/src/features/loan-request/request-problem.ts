import type { FieldErrors } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { plural } from '@polden/ru';
import type { RequestNotice } from './request-state.ts';
import { FIELDS } from './request-fields.ts';

export interface RequestProblem {
  /** Status of the page that shows it. */
  status: number;
  errors: FieldErrors;
  notice: RequestNotice | null;
}

/** A failed call as the person should read it. What is no HttpError is thrown on. */
export function toProblem(error: unknown): RequestProblem {
  if (!(error instanceof HttpError)) throw error;
  if (error.code === 422 && error.error_validation) return invalid(error.error_validation);
  if (error.code === 429)
    return { status: 429, errors: {}, notice: { tone: 'warning', text: tooOften(error) } };
  if (error.code !== null && error.code < 500) {
    return { status: 422, errors: {}, notice: { tone: 'error', text: error.message } };
  }
  return { status: 503, errors: {}, notice: { tone: 'error', text: error.code === null ? LOST : BROKEN } };
}

const LOST = 'Связь прервалась. Всё, что вы ввели, на месте: проверьте интернет и нажмите кнопку ещё раз.';
const BROKEN = 'У нас что-то не сработало. Всё, что вы ввели, на месте: нажмите кнопку ещё раз через минуту.';

/** Names of the API's fields that are called otherwise in the form. */
const FORM_FIELDS: Record<string, string> = {
  requiredSum: FIELDS.sum,
  requiredMonthCount: FIELDS.termDays,
  days: FIELDS.termDays,
};
const SHOWN: readonly string[] = [FIELDS.phone, FIELDS.documents, FIELDS.code, FIELDS.sum, FIELDS.termDays];

function invalid(validation: FieldErrors): RequestProblem {
  const errors: FieldErrors = {};
  const rest: string[] = [];
  for (const [field, messages] of Object.entries(validation)) {
    const name = FORM_FIELDS[field] ?? field;
    if (SHOWN.includes(name)) errors[name] = messages;
    else rest.push(...messages);
  }
  return { status: 422, errors, notice: rest.length > 0 ? { tone: 'error', text: rest.join(' ') } : null };
}

function tooOften(error: HttpError): string {
  const seconds = Number(error.fields?.['retryAfter'] ?? error.fields?.['resendAfter'] ?? 0);
  return seconds > 0
    ? `Слишком много попыток подряд. Попробуйте снова через ${waiting(seconds)}: всё, что вы ввели, останется.`
    : 'Слишком много попыток подряд. Подождите немного и попробуйте снова: всё, что вы ввели, останется.';
}

function waiting(seconds: number): string {
  if (seconds < 60) {
    return `${seconds} ${plural(seconds, { single: 'секунду', more: 'секунды', many: 'секунд' })}`;
  }
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${plural(minutes, { single: 'минуту', more: 'минуты', many: 'минут' })}`;
}
