import { AppError } from '../../core/errors/app-error.ts';
import { toDraft } from './draft-state.ts';
import type { DraftRow } from './drafts.repository.ts';

/** Somebody else has changed the draft, or it is gone. */
export function conflict(kept: DraftRow | undefined): AppError {
  if (!kept)
    return new AppError(
      404,
      'Черновика больше нет: его опубликовали или отбросили. Обновите страницу, набранное останется',
    );
  return new AppError(409, `Черновик уже изменён: ${kept.actor_name}`, { current: toDraft(kept) });
}
