import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor, HistoryService } from '../../history/index.ts';
import type { ContentRepository } from '../content.repository.ts';
import type { ContentRow } from '../content-row.ts';
import type { ChangeSetRow } from './change-sets.repository.ts';

/** 422 for an item that is in the trash, or gone. */
export async function findMember(
  repository: ContentRepository,
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<ContentRow> {
  const row = await repository.find(type, id, manager);
  if (!row) throw new AppError(422, `${type.titles.section}, № ${id}: записи нет, возможно, она в корзине`);
  return row;
}

/** The refusal names the refused member. */
export function because(title: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof AppError)) throw error;
    const reason = Object.values(error.validation ?? {}).flat()[0] ?? error.message;
    throw new AppError(error.status === 409 ? 409 : 422, `«${title}»: ${reason}`, { cause: error });
  };
}

export function recordSet(
  history: HistoryService,
  manager: EntityManager,
  { id, title }: ChangeSetRow,
  { actor, action }: { actor: HistoryActor; action: 'set-publish' | 'set-revert' },
): Promise<void> {
  const entity = 'change-set';
  return history.record(manager, { actor, action, entity, entityId: id, title, before: null, after: null });
}
