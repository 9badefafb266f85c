import { DRAFT_RIGHTS, type DraftState } from '@polden/api-contract';
import { type ContentType, isDraftable } from '@polden/content-model';
import { sessionStore } from '@polden/session';
import type { ContentItem } from './content.api.ts';

/** The item with the changes of its draft; its version is that from which these began. */
export function withDraft(item: ContentItem, state: DraftState | null): ContentItem {
  const draft = state?.draft;
  if (!draft) return item;
  const { picture, documents } = state;
  return { ...item, ...draft.values, version: draft.baseVersion, picture, documents };
}

/** Whether what is saved goes to the draft instead of to the site. */
export function savesDraft(type: ContentType, item: ContentItem, state: DraftState | null): boolean {
  if (!isDraftable(type) || !mayDraft(DRAFT_RIGHTS.save)) return false;
  return item.state !== 'draft' || Object.keys(state?.draft?.values ?? {}).length > 0;
}

export function mayDraft(right: string): boolean {
  return sessionStore.getState().user?.actions.includes(right) ?? false;
}
