import type { HistoryAction } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { revisionAt } from './content-revisions.repository.ts';
import type { ContentRow } from './content-row.ts';

/** What somebody does with the version that they have seen. */
export interface SeenAction {
  version: unknown;
  /** Under which it is recorded, where doing it twice changes nothing. */
  repeatable?: HistoryAction | undefined;
}

/** Whether the item stands as this very action has left that version: whoever repeats it has not got its answer. */
export async function isRepeated(
  manager: EntityManager,
  type: ContentType,
  row: ContentRow,
  { version, repeatable }: SeenAction,
): Promise<boolean> {
  if (repeatable === undefined || version !== row.version - 1) return false;
  return (await revisionAt(manager, type, row.id, row.version))?.action === repeatable;
}
