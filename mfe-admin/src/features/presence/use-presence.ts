import {
  type DraftState,
  type Presence,
  PRESENCE_BEAT_MS,
  PRESENCE_PATHS,
  PRESENCE_RIGHTS,
  type PresenceAct,
} from '@polden/api-contract';
import { sessionStore, staffHttp } from '@polden/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { expectAdminType } from '../content-types/admin-type.tsx';
import { hearMoments } from './hear-moments.ts';
import { keepForm, takeFormOf } from './kept-form.ts';
import { useMay } from '../session/use-may.ts';

export interface PresenceState {
  presence: Presence | null;
  /** This form had the item, and somebody else has it now. */
  isGivenAway: boolean;
  say: (act: PresenceAct) => void;
}

interface Known {
  presence: Presence | null;
  isGivenAway: boolean;
}

/** Tells that a form is open, and learns who else has the item and when it comes out. What cannot be told now is told at the next beat. */
export function usePresence(contentType: string, itemId: number): PresenceState {
  const mayBeat = useMay(PRESENCE_RIGHTS.beat);
  const [form] = useState(() => takeFormOf(contentType, itemId) ?? crypto.randomUUID());
  const queryClient = useQueryClient();
  const [known, setKnown] = useState<Known>({ presence: null, isGivenAway: false });

  const say = useCallback(
    (act: PresenceAct) => {
      // It would wait until somebody is back, and be wrong by then.
      if (sessionStore.getState().status !== 'staff') return;
      // A page that is left takes its calls with it.
      const keepalive = act === 'leave';
      const key = expectAdminType(contentType).api.keys.draft(itemId);
      const asked = queryClient.getQueryData<DraftState>(key);
      staffHttp.post<Presence>(PRESENCE_PATHS.beat, { contentType, itemId, form, act }, { keepalive }).then(
        (presence) => {
          setKnown((before) => ({ presence, isGivenAway: isLost(before, presence) }));
          // What the form has learnt since it asked is newer than the answer.
          if (asked && asked === queryClient.getQueryData(key))
            queryClient.setQueryData(key, hearMoments(asked, presence.moments));
        },
        // Who else is there is a help, and no more: the form goes on without.
        () => undefined,
      );
    },
    [contentType, itemId, form, queryClient],
  );

  useEffect(() => {
    if (!mayBeat) return undefined;
    const beat = () => say('beat');
    const leave = () => say('leave');
    beat();
    const timer = setInterval(beat, PRESENCE_BEAT_MS);
    // Loaded anew, closed, or left for another site; and back as it was.
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', beat);
    return () => {
      // Nobody can say now that the form has gone: it comes back as the same one after the login.
      if (sessionStore.getState().status !== 'staff') keepForm(contentType, itemId, form);
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', beat);
      leave();
    };
  }, [mayBeat, say, contentType, itemId, form]);

  return { ...known, say };
}

function isLost(before: Known, now: Presence): boolean {
  if (now.mine || now.editor === null) return false;
  return before.isGivenAway || before.presence?.mine === true;
}
