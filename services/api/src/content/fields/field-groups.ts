import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '@polden/api-contract';
import { type ContentType, emptyValue, groupRightOf } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentActor } from '../content-actor.ts';
import { fieldsOf, type Values } from './values.ts';

/** 403 with the fields that somebody would change without the right to their group. */
export function expectFieldRights(
  type: ContentType,
  before: Values | null,
  after: Values,
  actor: ContentActor,
): void {
  const errors: FieldErrors = {};
  for (const [name, field] of fieldsOf(type)) {
    if (!field.group || actor.may(groupRightOf(field.group))) continue;
    if (isDeepStrictEqual(before?.[name] ?? emptyValue(field), after[name])) continue;
    errors[name] = [`${field.label}: менять это поле вашей роли нельзя`];
  }
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new AppError(403, first, { validation: errors });
}
