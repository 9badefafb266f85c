import { type SessionState, sessionStore, useSession } from '@polden/session';
import { useEffect } from 'react';

const KEPT = 'Набранное сохранено и вернётся после входа.';

/** Says that nothing is lost when the session ends under a form: the login takes its place at once. */
export function useKeptNotice(dirty: boolean): void {
  const hasEnded = useSession(({ status }) => status === 'anonymous');
  useEffect(() => {
    if (hasEnded && dirty) addToReason();
  }, [hasEnded, dirty]);
}

/** The reason is said when the form has gone already. Whoever has signed out is given none. */
function addToReason(): void {
  const stop = sessionStore.subscribe(add);
  function add({ status, notice }: SessionState): void {
    if (status === 'staff') stop();
    else if (notice !== null) {
      stop();
      sessionStore.setState({ notice: `${notice.replace(/\.$/u, '')}. ${KEPT}` });
    }
  }
  add(sessionStore.getState());
}
