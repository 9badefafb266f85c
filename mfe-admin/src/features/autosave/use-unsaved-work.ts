import { AUTOSAVE_RIGHTS, type Autosave, type AutosaveKey } from '@polden/api-contract';
import { isPersonal } from '@polden/content-model';
import { HttpError } from '@polden/http';
import { sessionStore, useSession } from '@polden/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAdminType } from '../content-types/admin-type.tsx';
import type { ContentItem } from '../content-types/content.api.ts';
import { useMay } from '../session/use-may.ts';
import { autosaveApi } from './autosave.api.ts';
import { forgetUnsent, keepUnsent, unsentOf } from './outbox.ts';
import type { Work } from './work.ts';

const SAVE_AFTER_MS = 1500;
const TRY_AGAIN_MS = 15_000;
/** Answers after which sending the same again is of no use: what a new sign-in or a pause would cure is none of them. */
const REFUSALS: readonly (number | null)[] = [403, 404, 413, 422];

export interface UnsavedWork {
  /** Work of an earlier time or of another machine that waits for a decision. */
  offered: Autosave | null;
  /** When the server last got what is typed; null: not since the form was opened. */
  savedAt: string | null;
  /** What the server got then is all that is typed by now. */
  isSafe: boolean;
  /** The server cannot be reached: the browser keeps what is typed. */
  isWaiting: boolean;
  /** The server has not taken what was typed last, and will not. */
  isRefused: boolean;
  take: () => Autosave | null;
  refuse: () => void;
}

/**
 * Sends what is typed to the server whenever typing rests, so that it can be gone on with on another machine. It lives as
 * long as the editor, not only while the form is shown: otherwise it would forget the server's copy and never delete it.
 */
export function useUnsavedWork(
  item: ContentItem | null,
  { draft, dirty, restored }: Work,
  mayEdit: boolean,
): UnsavedWork {
  const { type } = useAdminType();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const mayKeep = useMay(AUTOSAVE_RIGHTS.save);
  const enabled = mayEdit && mayKeep && userId !== 0 && !isPersonal(type);
  const key = useMemo<AutosaveKey>(
    () => ({ contentType: type.name, itemId: item?.id ?? null }),
    [type.name, item?.id],
  );
  const [decided, setDecided] = useState(restored);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [sentDraft, setSentDraft] = useState<Work['draft'] | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  /** The server has, or may have, work of this form. */
  const isKept = useRef(restored);
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  /** One after another: a save that was overtaken by its drop would come back as unsaved work. */
  const inTurn = <Result>(call: () => Promise<Result>): Promise<Result> => {
    const result = calls.current.then(call);
    calls.current = result.catch(() => undefined);
    return result;
  };
  const { data, isSuccess, refetch } = useQuery({
    queryKey: ['autosave', userId, key.contentType, key.itemId],
    queryFn: async ({ signal }) => newest((await autosaveApi.read(key, signal)).autosave, userId, key),
    enabled: enabled && !restored,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchInterval: ({ state: { error } }) => error !== null && !isRefusal(error) && TRY_AGAIN_MS,
    meta: { shownInPlace: [403, 404, 422] },
  });
  const offered = decided ? null : (data ?? null);
  // What waits for a decision, or could not be asked for, is not written over.
  const mayWrite = enabled && (restored || isSuccess) && offered === null;

  const send = useEffectEvent(async (): Promise<void> => {
    if (!dirty || !mayWrite) return;
    isKept.current = true;
    keepUnsent(userId, key, draft);
    try {
      const saved = await inTurn(() => autosaveApi.save(key, draft));
      forgetUnsent(userId, key);
      setSavedAt(saved.savedAt);
      setSentDraft(draft);
      setIsWaiting(false);
      setIsRefused(false);
    } catch (error) {
      setIsWaiting(!isRefusal(error));
      setIsRefused(isRefusal(error));
      // The server will not have it, now or later: the tab keeps its draft.
      if (isRefusal(error)) forgetUnsent(userId, key);
    }
  });

  const drop = useEffectEvent((): void => {
    void inTurn(() => autosaveApi.drop(key)).catch(() => undefined);
  });

  const { base } = draft;
  const savedBase = useRef(base);
  const look = useEffectEvent((): void => {
    if (offered !== null) void refetch();
  });
  useEffect(() => {
    if (savedBase.current === base) return;
    savedBase.current = base;
    // Saved from here: the server may have forgotten what it offers.
    look();
  }, [base]);

  const former = useRef(key);
  useEffect(() => {
    const saved = former.current;
    former.current = key;
    if (saved === key || !isKept.current) return;
    // The form goes on with the item that it has made, and what was kept of the new one is saved.
    isKept.current = false;
    forgetUnsent(userId, saved);
    setSavedAt(null);
    void inTurn(() => autosaveApi.drop(saved)).catch(() => undefined);
  }, [key, userId]);

  useEffect(() => {
    if (!mayWrite) return undefined;
    if (!dirty) {
      if (!isKept.current) return undefined;
      isKept.current = false;
      forgetUnsent(userId, key);
      setSavedAt(null);
      setIsWaiting(false);
      setIsRefused(false);
      drop();
      return undefined;
    }
    const timer = setTimeout(() => void send(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [mayWrite, dirty, draft, key, userId]);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = (): void => {
      // A call that waits for its person is enough.
      if (sessionStore.getState().status === 'staff') void send();
    };
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting]);

  return {
    offered,
    savedAt,
    isSafe: savedAt !== null && sentDraft === draft,
    isWaiting,
    isRefused,
    take: () => {
      setDecided(true);
      isKept.current = true;
      return offered;
    },
    refuse: () => {
      setDecided(true);
      forgetUnsent(userId, key);
      void inTurn(() => autosaveApi.drop(key)).catch(() => undefined);
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && REFUSALS.includes(error.code);
}

/** The later one of the server's copy and the unsent local one. */
function newest(autosave: Autosave | null, userId: number, key: AutosaveKey): Autosave | null {
  const unsent = unsentOf(userId, key);
  if (unsent === null || (autosave !== null && autosave.savedAt >= unsent.at)) return autosave;
  return { ...unsent.work, savedAt: unsent.at };
}
