import { type SessionState, sessionStore, useSession } from '@polden/session';
import { useEffect, useEffectEvent } from 'react';

const UNTIL_LOGIN = 'Набранное сохранено и вернётся после входа.';
const UNTIL_RIGHT = 'Набранное сохранено в этой вкладке и вернётся вместе с правом.';

/** Says that nothing is lost when the session ends under a form, or a right is taken away: another page takes its place at once. */
export function useKeptNotice(dirty: boolean): void {
  const isLeft = useSession(isTakenAway);
  useEffect(() => {
    if (isLeft && dirty) addToReason();
  }, [isLeft, dirty]);
  // Without its right a form may go in the same moment.
  const go = useEffectEvent(() => {
    if (dirty && isTakenAway(sessionStore.getState())) addToReason();
  });
  useEffect(() => () => go(), []);
}

/** The session has ended under the page, or a right was taken away: nobody has left what is typed there by themselves. */
export function isTakenAway({ status, notice }: SessionState): boolean {
  return status === 'anonymous' || notice !== null;
}

/** The notice appears after the form has gone. After a sign-out there is none. */
function addToReason(): void {
  const stop = sessionStore.subscribe(add);
  function add({ status, notice }: SessionState): void {
    if (notice === null) {
      if (status === 'staff') stop();
      return;
    }
    stop();
    const kept = status === 'staff' ? UNTIL_RIGHT : UNTIL_LOGIN;
    // Another form of the page has said so.
    if (notice.endsWith(kept)) return;
    sessionStore.setState({ notice: `${notice.replace(/\.$/u, '')}. ${kept}` });
  }
  add(sessionStore.getState());
}
