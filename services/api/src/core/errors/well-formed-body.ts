import { AppError } from './app-error.ts';

/** Deeper than any form or formatted text of ours. */
const MAX_DEPTH = 64;
/** PostgreSQL keeps any character but this one. */
const NUL = '\0';

/**
 * A parsed JSON body with only such text as can be encoded: halves of surrogate pairs become «�». What is no plain
 * object or list (a file, a stream) stays as it is.
 * @throws AppError 400 for a body that is nested without end, 422 for text that cannot be written down
 */
export function wellFormedBody(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') return path.length === 0 ? value : writable(value, path).toWellFormed();
  if (!isPlain(value)) return value;
  if (path.length === MAX_DEPTH)
    throw new AppError(400, 'Запрос составлен неверно: слишком много вложенных данных');
  for (const [key, inner] of Object.entries(value)) {
    const wellFormed = wellFormedBody(inner, [...path, key]);
    if (wellFormed !== inner) value[key] = wellFormed;
  }
  return value;
}

/** The parameters of an address; 422 for text that cannot be written down. */
export function expectWritable(parameters: unknown): void {
  for (const [name, value] of Object.entries(parameters ?? {})) {
    for (const text of [value].flat()) if (typeof text === 'string') writable(text, [name]);
  }
}

function writable(text: string, path: readonly string[]): string {
  if (!text.includes(NUL)) return text;
  // Deep in a formatted text no place has a name of its own.
  const field = path.length > 2 ? path[0] : path.join('.');
  throw AppError.invalid({ [field ?? '']: ['Уберите невидимый знак: такой текст не сохранить'] });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
