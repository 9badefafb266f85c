import { HttpError } from '@polden/http';
import { messageOf } from './message-of.ts';

const TIMED_OUT =
  'Превышено время ожидания ответа от сервера! Попробуйте повторить операцию через некоторое время.';
export const FAILED = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';
const SERVER_ERROR = 500;

/** What is said where no answer has come. */
export function withoutAnswer({ message }: HttpError): string {
  return message.includes('timeout') ? TIMED_OUT : FAILED;
}

/** Why a call has failed, in words for people; of a broken server with the number under which it is in the logs. */
export function failureOf(error: unknown): { text: string; requestId: string | null } {
  if (!(error instanceof HttpError)) return { text: FAILED, requestId: null };
  const { code, requestId } = error;
  if (code === null) return { text: withoutAnswer(error), requestId: null };
  if (code < SERVER_ERROR) return { text: messageOf(error), requestId: null };
  return { text: FAILED, requestId };
}
