import { HttpException } from '@nestjs/common';
import type { ErrorBody } from '@polden/api-contract';
import { QueryFailedError } from 'typeorm';
import { isDatabaseUnavailable } from '../database/database-failure.ts';
import { type StorageFailure, storageFailureOf } from '../storage/storage-failure.ts';
import { AppError } from './app-error.ts';

const INTERNAL = 500;
const UNPROCESSABLE = 422;
const UNAVAILABLE = 503;
/** Seconds after which a refused call may be repeated. */
export const RETRY_AFTER = 5;

/** A disk is not emptied within seconds. */
const STORAGE_RETRY_AFTER = 60;
const STORAGE_SENTENCES: Record<StorageFailure, string> = {
  full: 'Не хватает места для файлов: попробуйте позже',
  closed: 'Файлы сейчас не сохраняются: попробуйте позже',
  away: 'Хранилище файлов не отвечает: попробуйте через минуту',
};

/** What PostgreSQL calls a value that no column of the kind can hold: it came with the request. */
const VALUE_REFUSALS = new Set([
  '22003', // a number out of range
  '22007', // no date or time
  '22008', // a date out of range
  '22021', // text with NUL
  '22P02', // no such number or id
  '22P05', // JSON with NUL
]);

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
  [422, 'Проверьте введённые данные'],
  [431, 'Слишком длинные заголовки запроса'],
  [503, 'Сервис временно недоступен: попробуйте через минуту'],
]);

/** The answer to anything thrown. Only the text of an AppError goes out; other texts stay inside. */
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
  const storage = storageFailureOf(error);
  if (storage !== null) {
    const fields = { retryAfter: STORAGE_RETRY_AFTER };
    return { code: UNAVAILABLE, message: STORAGE_SENTENCES[storage], fields };
  }
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
  if (isValueRefused(error)) return UNPROCESSABLE;
  if (error instanceof HttpException) return error.getStatus();
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < INTERNAL ? status : INTERNAL;
}

/** Whether a value that got past the checks of its own handler was refused by the database. */
export function isValueRefused(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code !== undefined && VALUE_REFUSALS.has(code);
}
