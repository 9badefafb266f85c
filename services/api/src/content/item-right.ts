import { actionsOf, type ContentType } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';

/** 403 for somebody who may not see the items of the type. */
export function expectItemRight(type: ContentType, actor: { may: (action: string) => boolean }): void {
  if (!actor.may(actionsOf(type).item)) throw new AppError(403, 'Недостаточно прав');
}
