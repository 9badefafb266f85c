import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../content-row.ts';
import { freeMember, holdDraft, holdMember } from './drafts.repository.ts';
import { forgetMissedRemoval } from './removals.repository.ts';

interface Change {
  /** Null for what comes out of the trash. */
  before: ContentRow | null;
  /** Null for what goes there. */
  after: ContentRow | null;
}

/**
 * An item that is taken off the site or put away must not come back by an earlier schedule: its draft loses its moment, and
 * its change set is held until somebody has looked, or the item is back.
 */
export async function followHeld(
  manager: EntityManager,
  type: ContentType,
  { before, after }: Change,
): Promise<void> {
  const id = before?.id ?? after?.id;
  if (id === undefined) return;
  const wasShown = before?.status === 'published';
  if (wasShown && after?.status !== 'published') {
    await holdDraft(manager, type, id, 'Запись сняли с публикации');
    await forgetMissedRemoval(manager, type, id);
  }
  if (!after) return holdMember(manager, type, id, 'trashed');
  if (!before) return freeMember(manager, type, id, 'trashed');
  if (wasShown && after.status === 'draft') await holdMember(manager, type, id, 'unpublished');
  if (!wasShown && after.status === 'published') await freeMember(manager, type, id, 'unpublished');
  if (!before.archived && after.archived) await holdMember(manager, type, id, 'archived');
  if (before.archived && !after.archived) await freeMember(manager, type, id, 'archived');
}
