import type { HttpError } from '@polden/http';

const TIMED_OUT =
  'Превышено время ожидания ответа от сервера! Попробуйте повторить операцию через некоторое время.';
export const FAILED = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';

/** What is said where no answer has come. */
export function withoutAnswer({ message }: HttpError): string {
  return message.includes('timeout') ? TIMED_OUT : FAILED;
}
