import type { LostMember } from '@polden/api-contract';
import { type ContentType, knownTo } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor, HistoryService } from '../../history/index.ts';
import type { ContentActor } from '../content-actor.ts';
import type { ContentRow } from '../content-row.ts';
import { historyTitle } from '../kept-facts.ts';
import { addLost, lostOf, setsWith } from './lost-members.repository.ts';

/** Before an item goes for good: its sets say so from now on, and so does their history. */
export async function tellSets(
  manager: EntityManager,
  history: HistoryService,
  { type, actor, row }: { type: ContentType; actor: HistoryActor; row: ContentRow },
): Promise<void> {
  const title = historyTitle(type, row);
  for (const set of await setsWith(manager, type, row.id)) {
    await addLost(manager, set.id, { content_type: type.name, title });
    await history.record(manager, {
      actor,
      action: 'update',
      entity: 'change-set',
      entityId: set.id,
      title: set.title,
      // Not in words: who reads it decides how much of it may be said.
      before: { member: { contentType: type.name, itemId: row.id, title } },
      after: { member: null },
    });
  }
}

/** What the set has lost, as the reader may know it. */
export async function lostFrom(
  manager: EntityManager,
  setId: number,
  reader: ContentActor,
): Promise<LostMember[]> {
  const rows = await lostOf(manager, setId);
  return rows.map(({ content_type: type, title }) => ({
    type,
    title: knownTo(reader, { contentType: type, title }).title,
  }));
}
