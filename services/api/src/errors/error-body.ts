import { HttpException } from '@nestjs/common';
import type { ErrorBody } from '@polden/api-contract';
import { isDatabaseUnavailable } from '../database/database-failure.ts';
import { AppError } from './app-error.ts';

const INTERNAL = 500;
const UNAVAILABLE = 503;
/** Seconds after which a refused call may be repeated. */
export const RETRY_AFTER = 5;

const sentences = new Map([
  [400, 'Запрос составлен неверно'],
  [401, 'Необходима авторизация'],
  [403, 'Недостаточно прав'],
  [404, 'Такого адреса нет'],
  [405, 'Этот адрес так не вызывают'],
  [408, 'Запрос не пришёл целиком: попробуйте ещё раз'],
  [413, 'Слишком большой запрос'],
  [414, 'Слишком длинный адрес'],
  [415, 'Такой формат данных не принимается: нужен JSON'],
  [503, 'Сервис временно недоступен: попробуйте через минуту'],
]);

/** The answer to anything thrown. Only an AppError speaks for itself; whatever else was thrown keeps its text inside. */
export function errorBody(error: unknown): ErrorBody {
  if (error instanceof AppError) {
    return {
      code: error.status,
      message: error.message,
      ...(error.fields && { fields: error.fields }),
      ...(error.validation && { error_validation: error.validation }),
      ...(error.current && { current: error.current }),
    };
  }
  if (isDatabaseUnavailable(error)) return unavailable();
  const status = statusOf(error);
  return {
    code: status,
    message:
      sentences.get(status) ??
      (status < INTERNAL ? 'Запрос отклонён' : 'Внутренняя ошибка: мы уже разбираемся'),
  };
}

/** The answer while something that every call needs is away or has no room. */
export function unavailable(retryAfter = RETRY_AFTER): ErrorBody {
  const message = sentences.get(UNAVAILABLE) ?? '';
  return { code: UNAVAILABLE, message, fields: { retryAfter } };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < INTERNAL ? status : INTERNAL;
}
