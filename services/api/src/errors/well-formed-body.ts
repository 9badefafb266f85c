import { AppError } from './app-error.ts';

/** Deeper than any form or formatted text of ours. */
const MAX_DEPTH = 64;

/**
 * A parsed JSON body with only such text as can be encoded: halves of surrogate pairs become «�». What is no plain
 * object or list (a file, a stream) stays as it is.
 * @throws AppError 400 for a body that is nested without end
 */
export function wellFormedBody(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (!isPlain(value)) return value;
  if (depth === MAX_DEPTH)
    throw new AppError(400, 'Запрос составлен неверно: слишком много вложенных данных');
  for (const [key, inner] of Object.entries(value)) {
    const wellFormed = wellFormedBody(inner, depth + 1);
    if (wellFormed !== inner) value[key] = wellFormed;
  }
  return value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
