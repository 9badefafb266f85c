import { CODE_TOO_EARLY, type FieldErrors } from '@polden/api-contract';
import { failureKind, HttpError, type FailureKind } from '@polden/http';
import { plural } from '@polden/ru';
import type { NoticeTone } from '@polden/ui';

export interface CallNotice {
  tone: NoticeTone;
  text: string;
}

/** A failed call as the person should read it. */
export interface ApiError {
  /** Status of the page that shows it. */
  status: number;
  errors: FieldErrors;
  notice: CallNotice | null;
}

/**
 * What to say of a failed call: messages beside the fields that the form shows, the rest above it. `renamed` has the
 * form's names of fields that the API calls otherwise. What is no HttpError is thrown on.
 */
export function toApiError(
  error: unknown,
  shown: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): ApiError {
  if (!(error instanceof HttpError)) throw error;
  if (error.code === 422 && error.error_validation) return invalid(error.error_validation, shown, renamed);
  const kind = failureKind(error);
  const text = kind === 'refused' ? error.message : kind === 'too-often' ? tooOften(error) : WORDS[kind];
  return { status: STATUSES[kind], errors: {}, notice: { tone: TONES[kind] ?? 'error', text } };
}

const WORDS: Record<Exclude<FailureKind, 'refused' | 'too-often'>, string> = {
  slow: 'Ответа не было слишком долго. Всё, что вы ввели, на месте: нажмите кнопку ещё раз через минуту.',
  lost: 'Связь прервалась. Всё, что вы ввели, на месте: проверьте интернет и нажмите кнопку ещё раз.',
  broken: 'У нас что-то не сработало. Всё, что вы ввели, на месте: нажмите кнопку ещё раз через минуту.',
};
const STATUSES: Record<FailureKind, number> = {
  refused: 422,
  'too-often': 429,
  slow: 503,
  lost: 503,
  broken: 503,
};
const TONES: Partial<Record<FailureKind, NoticeTone>> = { 'too-often': 'warning' };

/** Nobody knows whether the call was carried out: its answer may have been lost on the way. */
export function isUnanswered({ status }: ApiError): boolean {
  return status === STATUSES.lost;
}

function invalid(
  validation: FieldErrors,
  shown: readonly string[],
  renamed: Readonly<Record<string, string>>,
): ApiError {
  const errors: FieldErrors = {};
  const rest: string[] = [];
  for (const [field, messages] of Object.entries(validation)) {
    const name = renamed[field] ?? field;
    if (shown.includes(name)) errors[name] = messages.slice(0, 1);
    else rest.push(...messages);
  }
  return { status: 422, errors, notice: rest.length > 0 ? { tone: 'error', text: rest.join(' ') } : null };
}

function tooOften({ fields, message }: HttpError): string {
  const seconds = Number(fields?.['retryAfter'] ?? fields?.['resendAfter'] ?? 0);
  const why = fields?.[CODE_TOO_EARLY] ? 'Следующий код запрашивать ещё рано' : refusalOf(message);
  return seconds > 0
    ? `${why}. Попробуйте снова через ${waiting(seconds)}: всё, что вы ввели, останется.`
    : `${why}. Подождите немного и попробуйте снова: всё, что вы ввели, останется.`;
}

/** Why the API refuses: its first sentence, for the next one is about when to try again. An English one is for the log. */
function refusalOf(message: string): string {
  const [why = ''] = message.split(/[.:]/u, 1);
  return /[а-яё]/iu.test(why) ? why : 'Слишком много попыток подряд';
}

function waiting(seconds: number): string {
  if (seconds < 60) {
    return `${seconds} ${plural(seconds, { single: 'секунду', more: 'секунды', many: 'секунд' })}`;
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60)
    return `${minutes} ${plural(minutes, { single: 'минуту', more: 'минуты', many: 'минут' })}`;
  const hours = Math.ceil(minutes / 60);
  return `${hours} ${plural(hours, { single: 'час', more: 'часа', many: 'часов' })}`;
}
