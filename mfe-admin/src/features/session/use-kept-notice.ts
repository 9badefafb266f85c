import { type SessionState, sessionStore, useSession } from '@polden/session';
import { useEffect, useEffectEvent } from 'react';
import { useStayAtEnd } from './use-stay-at-end.ts';

const UNTIL_RIGHT = 'Набранное сохранено в этой вкладке и вернётся вместе с правом.';

/**
 * Nothing is lost when the session ends under a form, which stays; nor when a right is taken away, which is said: another page
 * takes its place at once.
 */
export function useKeptNotice(dirty: boolean): void {
  useStayAtEnd(dirty);
  const isLeft = useSession(isWithoutRight);
  useEffect(() => {
    if (isLeft && dirty) addToReason();
  }, [isLeft, dirty]);
  // Without its right a form may go in the same moment.
  const go = useEffectEvent(() => {
    if (dirty && isWithoutRight(sessionStore.getState())) addToReason();
  });
  useEffect(() => () => go(), []);
}

/** The session has ended under the page, or a right was taken away: nobody has left what is typed there by themselves. */
export function isTakenAway({ status, notice }: SessionState): boolean {
  return status !== 'staff' || notice !== null;
}

function isWithoutRight({ status, notice }: SessionState): boolean {
  return status === 'staff' && notice !== null;
}

function addToReason(): void {
  const { notice } = sessionStore.getState();
  // Another form of the page has said so.
  if (notice === null || notice.endsWith(UNTIL_RIGHT)) return;
  sessionStore.setState({ notice: `${notice.replace(/\.$/u, '')}. ${UNTIL_RIGHT}` });
}
