import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { AppError } from '../errors/app-error.ts';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { MayBeAbsent } from './validators.ts';

/** What the fields of a change were when its form was opened, for `expectAsSeen`. */
export const SeenFields = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'object',
      additionalProperties: true,
      description: 'What the fields were when the form was opened; 409 when one of them is another by now',
    }),
    MayBeAbsent(),
    IsObject({ message: 'Нужны значения, которые были в форме' }),
  );

/**
 * Of settings that are saved field by field: 409 when a field that is to be changed is by now another than who changes it
 * has seen. Fields of which nothing was seen are written as ever, and so is what stands there already.
 */
export function expectAsSeen<T extends object>(
  present: T,
  change: Partial<T>,
  seen: Partial<T> | undefined,
): void {
  if (!seen) return;
  const changed = (Object.keys(change) as (keyof T & string)[]).filter(
    (name) =>
      change[name] !== undefined &&
      Object.hasOwn(seen, name) &&
      !isSame(present[name], seen[name]) &&
      !isSame(present[name], change[name]),
  );
  if (changed.length === 0) return;
  throw new AppError(409, 'Пока форма была открыта, это же изменил кто-то другой', {
    fields: { changed: changed.join(', ') },
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
