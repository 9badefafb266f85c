import type { ContentDraft, DraftState as StoredDraft } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { useState } from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { toast } from '../../toasts/toast.store.ts';
import type { OverSeen } from '../use-publication.ts';
import { isItem } from './add-item.ts';
import { draftOf } from './item-draft.ts';
import { changedFields, PUBLISHED_AT, valuesOf } from './item-values.ts';
import { isDraft, rememberAttached, type ServerDraft, withDraft } from './server-draft.ts';
import type { DraftState } from './use-draft.ts';
import type { Conflict } from './use-saving.ts';

interface NewerOptions {
  /** Null for a new one: nobody else has that. */
  item: ContentItem | null;
  server: ServerDraft;
  form: DraftState;
  mayEdit: boolean;
  onItem: (item: ContentItem) => void;
  onConflict: (conflict: Conflict) => void;
}

/** Does something with the draft that the form shows; null: the form shows another one than the server has told of. */
export type OverSeenDraft = (act: (version: number | null) => Promise<StoredDraft>) => Promise<StoredDraft>;

/** What others have saved while the form was open. */
export interface Newer {
  /** The form has been told of it, and shows something else. */
  isThere: boolean;
  /** In the form; field by field where that has something of its own. */
  show: () => void;
  /** What the server says of drafts and items beside a save may be newer than what the form shows. */
  tell: () => void;
  learn: (state: StoredDraft) => void;
  /**
   * Each does something with what the form shows; over a newer version where that has nothing else. What is refused because
   * others have saved something is thrown; both meet on the merge screen, or the form says that it has another text.
   */
  overItem: OverSeen;
  overDraft: OverSeenDraft;
}

export function useNewer({ item, server, form, mayEdit, onItem, onConflict }: NewerOptions): Newer {
  const { type, api } = useAdminType();
  const [isTold, setTold] = useState(false);
  /** What has refused the last act: the form may have gone back to its own. */
  const [met, setMet] = useState<ContentItem | null>(null);
  const { shown, state } = server;
  const differs = (other: ContentItem | null): boolean =>
    other !== null && changedFields(valuesOf(type, other), form.draft.base).length > 0;
  const isOutdated = differs(shown);
  const isMet = met !== null && met.version > (form.draft.version ?? 0) && differs(met);
  const learn = (newer: StoredDraft): void => {
    setTold(true);
    server.take(newer);
  };
  /** Of the newer one. */
  const unseenIn = (newer: ContentItem): string[] =>
    changedFields(form.latest.current.base, valuesOf(type, newer));
  const meet = (current: ContentItem, author: string | null, mayMerge: boolean): void => {
    rememberAttached(current);
    if (mayMerge) onConflict({ current, base: form.latest.current.base, author });
    else form.setDraft(draftOf(type, current));
  };

  const overItem: OverSeen = async (act) => {
    try {
      return await act(form.latest.current.version ?? 0);
    } catch (error) {
      const current = currentOf(error);
      if (!isItem(current)) throw error;
      // It was published meanwhile, which sets its date.
      const isPublished = current.state !== 'draft';
      const unseen = unseenIn(withDraft(current, state));
      if (unseen.every((field) => isPublished && field === PUBLISHED_AT)) return act(current.version);
      if (mayEdit && !server.applies) {
        setMet(current);
        meet(current, null, true);
      } else {
        setTold(true);
        onItem(current);
        if (!mayEdit) {
          meet(withDraft(current, state), null, false);
          toast.error('Запись изменили, пока форма была открыта: теперь в ней новый текст');
        }
      }
      throw error;
    }
  };

  const meetDraft = (under: ContentItem, draft: ContentDraft): void => {
    if (state === null) return;
    const newer = { ...state, draft };
    learn(newer);
    // The merge screen shows its pictures and files; without them it says what it can.
    void api.draft(under.id).then(rememberAttached, () => undefined);
    const current = { ...withDraft(under, newer), updatedAt: draft.updatedAt };
    meet(current, draft.author, mayEdit && server.applies);
  };
  const overDraft: OverSeenDraft = async (act) => {
    try {
      return await act(isOutdated ? null : (state?.draft?.version ?? null));
    } catch (error) {
      const current = currentOf(error);
      if (item === null || state === null || !isDraft(current)) throw error;
      // Saved in another tab, which this form is in step with.
      if (unseenIn(withDraft(item, { ...state, draft: current })).length === 0) return act(current.version);
      meetDraft(item, current);
      throw error;
    }
  };

  return {
    isThere: isMet || (isTold && isOutdated),
    show: () => {
      const newest = isMet ? met : shown;
      if (newest === null) return;
      const mayMerge = mayEdit && form.dirty;
      if (isMet && !mayMerge) onItem(met);
      meet(newest, isMet ? null : (state?.draft?.author ?? null), mayMerge);
    },
    tell: () => setTold(true),
    learn,
    overItem,
    overDraft,
  };
}

function currentOf(error: unknown): object | undefined {
  return error instanceof HttpError && error.code === 409 ? error.current : undefined;
}
