import type { ContentDraft } from '@polden/api-contract';
import type { DraftRow } from './drafts.repository.ts';

/** A draft as staff get it. */
export function toDraft(row: DraftRow): ContentDraft {
  return {
    version: row.version,
    baseVersion: row.base_version,
    values: row.facts,
    author: row.actor_name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishAt: row.publish_at?.toISOString() ?? null,
    failure: row.failure,
    changeSet: setOf(row),
  };
}

/** The set with which a draft comes out, or an item goes. */
export function setOf({
  change_set_id: id,
  change_set_title: title,
}: Pick<DraftRow, 'change_set_id' | 'change_set_title'>): { id: number; title: string } | null {
  return id === null ? null : { id, title: title ?? '' };
}

/** Whether it is in a set, or comes out by itself: who has put it there is not told when it goes. */
export function isAwaited(kept: DraftRow | undefined): boolean {
  if (!kept) return false;
  return kept.change_set_id !== null || (kept.publish_at !== null && kept.failure === null);
}

/** Whether it says what the item says. */
export function isEmpty({ facts }: Pick<DraftRow, 'facts'>): boolean {
  return Object.keys(facts).length === 0;
}

/** The item with its draft is a user of files beside the item; links that are made of it lead to the same form. */
export function userOf(id: number): string {
  return `${id}?draft`;
}
