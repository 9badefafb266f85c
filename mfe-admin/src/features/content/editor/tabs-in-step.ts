import { type RefObject, useEffect, useRef } from 'react';
import { isDirty, type ItemDraft } from './item-draft.ts';

const CHANNEL = 'polden-admin-drafts';
const TELL_AFTER_MS = 300;

/** `draft` null: what have the others? */
interface Word {
  key: string;
  draft: ItemDraft | null;
}

export interface StepOptions {
  draft: ItemDraft;
  latest: RefObject<ItemDraft>;
  /** Stays the same function. */
  take: (draft: ItemDraft) => void;
  enabled: boolean;
}

/**
 * Keeps the forms of one item in all tabs of this browser alike: what is typed in one is seen in the others. A form with work
 * of its own that the others do not know yet is not overwritten.
 */
export function useTabsInStep(key: string, { draft, latest, take, enabled }: StepOptions): void {
  /** The last draft that all tabs have. */
  const common = useRef(draft);
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    if (!enabled || typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    const tell = (word: Word): void => opened.postMessage(word);
    opened.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data.key !== key) return;
      const own = latest.current;
      if (data.draft === null) {
        if (isDirty(own)) tell({ key, draft: own });
      } else if (own === common.current || !isDirty(own)) {
        common.current = data.draft;
        take(data.draft);
      }
    });
    tell({ key, draft: null });
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [key, enabled, latest, take]);

  useEffect(() => {
    if (draft === common.current) return undefined;
    const timer = setTimeout(() => {
      common.current = draft;
      channel.current?.postMessage({ key, draft } satisfies Word);
    }, TELL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, draft]);
}
