import type { Call, HttpError } from '@polden/http';
import { showToast } from '@polden/ui';
import { report } from './reports.ts';

const TIMED_OUT =
  'Превышено время ожидания ответа от сервера! Попробуйте повторить операцию через некоторое время.';
const FAILED = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';
const SERVER_ERROR = 500;
const GATEWAY_TIMEOUT = 504;

let isSaidByPage: () => boolean = () => false;

/** Set when there is a router to ask: the staff area says itself what has failed, and what of it. */
export function leaveNoticesToPage(check: () => boolean): void {
  isSaidByPage = check;
}

/** Logs and reports every failed call of the page; tells the visitor of a call that got no answer. */
export function noteFailure(error: HttpError, { method, path, json }: Call): void {
  const { code, message } = error;
  console.error(`${method} ${path}: ${code ?? message}`);
  const text = noticeOf(error);
  // That there is no network is said already, for as long as there is none.
  if (text !== null && navigator.onLine && !isSaidByPage()) showToast({ tone: 'error', text });
  report({
    level: code === null || code >= SERVER_ERROR ? 'error' : 'warn',
    message: `${method} ${path}: ${code ?? message}`,
    error,
    phone: phoneIn(json),
    call: { method, path },
  });
}

/** What is shown over the page; null where the form or page says it in its place. */
export function noticeOf({ code, message }: Pick<HttpError, 'code' | 'message'>): string | null {
  if (code === GATEWAY_TIMEOUT || message.includes('timeout')) return TIMED_OUT;
  return code === null && message.includes('failed') ? FAILED : null;
}

function phoneIn(json: unknown): string | null {
  const { phone, phoneNumber } = Object(json) as { phone?: unknown; phoneNumber?: unknown };
  return [phone, phoneNumber].find((value) => typeof value === 'string') ?? null;
}
