import { AppError } from '../../core/errors/app-error.ts';
import { toDraft } from './draft-state.ts';
import type { DraftRow } from './drafts.repository.ts';

/** 409 for another draft than was seen, 404 for one that is gone; undefined: whoever asks has looked at none. */
export function expectSeen(kept: DraftRow | undefined, version: number | null | undefined): void {
  if (version !== undefined && (kept?.version ?? null) !== version) throw conflict(kept);
}

/** Somebody else has changed the draft, or it is gone. */
export function conflict(kept: DraftRow | undefined): AppError {
  if (!kept)
    return new AppError(
      404,
      'Черновика больше нет: его опубликовали или отбросили. Обновите страницу, набранное останется',
    );
  return new AppError(409, `Черновик уже изменён: ${kept.actor_name}`, { current: toDraft(kept) });
}
