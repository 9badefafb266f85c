import { CONTENT_TYPES, type ContentType, isDraftable } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';

/** 404 for a name that is none, 422 for a type without drafts. */
export function expectDraftable(name: string): ContentType {
  const type = CONTENT_TYPES.find((each) => each.name === name);
  if (!type) throw new AppError(404, 'Такого раздела нет');
  if (!isDraftable(type)) throw new AppError(422, 'В этом разделе изменения видны сразу: черновиков нет');
  return type;
}
