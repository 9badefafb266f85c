import { isObject } from 'class-validator';
import { AppError } from '../errors/app-error.ts';

/** A body with its fields; without any when none was sent. 422 for what has no fields: a list, a text, null. */
export function objectBody(body: unknown = {}): Record<string, unknown> {
  if (isObject<Record<string, unknown>>(body)) return body;
  throw AppError.invalid({}, 'Запрос составлен неверно');
}
