import { useSession } from '@polden/session';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { draftKey, dropDraft, readDraft, writeDraft } from './draft-storage.ts';
import { draftOf, isDirty, type ItemDraft } from './item-draft.ts';
import { useTabsInStep } from './tabs-in-step.ts';

/** How long typing must rest before the tab writes the draft down. */
const WRITE_AFTER_MS = 250;

export interface DraftState {
  draft: ItemDraft;
  setDraft: Dispatch<SetStateAction<ItemDraft>>;
  /** The draft at this very moment, also between two renderings. */
  latest: RefObject<ItemDraft>;
  dirty: boolean;
  /** The tab had unsaved work on this article, and it is what the form shows. */
  restored: boolean;
  /** What the form shows was typed in another tab, or goes on from that. */
  isOfOtherTab: boolean;
  /** Back to what the server has. */
  discard: () => void;
  /** What was thrown away is there again, also when the form has gone meanwhile. */
  bringBack: (thrownAway: ItemDraft) => void;
}

/** The draft of an article; while it differs from what is saved, the tab keeps it over reloads and other pages. */
export function useDraft(item: ContentItem | null): DraftState {
  const { type } = useAdminType();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const key = draftKey(type, userId, item?.id ?? 'new');
  const [kept] = useState(() => readDraft(type, key));
  const [draft, show] = useState<ItemDraft>(() => kept ?? draftOf(type, item));
  const latest = useRef(draft);
  const setDraft = useCallback((change: SetStateAction<ItemDraft>) => {
    latest.current = typeof change === 'function' ? change(latest.current) : change;
    show(latest.current);
  }, []);
  const [isTaken, setTaken] = useState(false);
  const take = useCallback(
    (other: ItemDraft) => {
      setTaken(true);
      setDraft(other);
    },
    [setDraft],
  );
  const dirty = isDirty(draft);
  // A session that ends under the form takes the user away before the form goes.
  const known = userId !== 0;
  const present = useRef(key);
  useLayoutEffect(() => {
    if (!known || present.current === key) return;
    // A new article has been saved, and is gone on with under its own key.
    dropDraft(present.current);
    present.current = key;
  }, [key, known]);

  useEffect(() => {
    if (!known) return undefined;
    if (!dirty) {
      dropDraft(key);
      return undefined;
    }
    // Leaving the form in any way also writes the last letters.
    let isWritten = false;
    const write = (): void => {
      if (!isWritten) writeDraft(key, draft);
      isWritten = true;
    };
    const timer = setTimeout(write, WRITE_AFTER_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
      if (latest.current === draft && present.current === key) write();
    };
  }, [key, known, draft, dirty]);

  // Two new articles in two tabs are two articles.
  useTabsInStep(key, { draft, latest, take, enabled: known && item !== null });

  return {
    draft,
    setDraft,
    latest,
    dirty,
    // What is typed after a save is no more what the tab has brought back.
    restored: draft.base === kept?.base && dirty,
    isOfOtherTab: isTaken && dirty,
    discard: () => {
      dropDraft(key);
      setDraft(draftOf(type, item));
    },
    bringBack: (thrownAway) => {
      writeDraft(key, thrownAway);
      setDraft(thrownAway);
    },
  };
}
