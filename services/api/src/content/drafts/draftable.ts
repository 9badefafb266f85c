import { CONTENT_TYPES, type ContentType, isDraftable } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';

/** 404 for a name that is none, 422 for a type without drafts. */
export function expectDraftable(name: string): ContentType {
  const type = CONTENT_TYPES.find((each) => each.name === name);
  if (!type) throw new AppError(404, 'Такого раздела нет');
  if (!isDraftable(type)) throw new AppError(422, 'В этом разделе изменения видны сразу: черновиков нет');
  return type;
}

/** Null for a type that has no drafts, or is no more, though there may be drafts of it from before. */
export function findDraftable(name: string): ContentType | null {
  return CONTENT_TYPES.find((type) => type.name === name && isDraftable(type)) ?? null;
}
