import { useSession } from '@polden/session';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { draftKey, dropDraft, readDraft, writeDraft } from './draft-storage.ts';
import { draftOf, isDirty, type ItemDraft } from './item-draft.ts';

export interface DraftState {
  draft: ItemDraft;
  setDraft: Dispatch<SetStateAction<ItemDraft>>;
  dirty: boolean;
  /** The tab had unsaved work on this article, and it is what the form shows. */
  restored: boolean;
  /** Back to what the server has. */
  discard: () => void;
}

/** The draft of an article; while it differs from what is saved, the tab keeps it over reloads and other pages. */
export function useDraft(item: ContentItem | null): DraftState {
  const { type } = useAdminType();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const key = draftKey(type, userId, item?.id ?? 'new');
  const [kept] = useState(() => readDraft(type, key));
  const [draft, setDraft] = useState<ItemDraft>(() => kept ?? draftOf(type, item));
  const dirty = isDirty(draft);
  // A session that ends under the form takes the user away before the form goes.
  const known = userId !== 0;

  useEffect(() => {
    if (!known) return;
    if (dirty) writeDraft(key, draft);
    else dropDraft(key);
  }, [key, known, draft, dirty]);

  return {
    draft,
    setDraft,
    dirty,
    restored: kept !== null && dirty,
    discard: () => {
      dropDraft(key);
      setDraft(draftOf(type, item));
    },
  };
}
