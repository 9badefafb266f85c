import type { createBrowserRouter } from 'react-router-dom';
import { askBarred, knownBarred, type Named } from './barred-releases.ts';

export { askBarred, knownBarred } from './barred-releases.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/** What the first script has of it. Nothing is imported from there: it would grow by what it gives. */
export interface OpenTab {
  /** Releases whose code is in this document. */
  running: () => readonly Named[];
  /** Opens the destination as a document, which has the live versions, because this release was taken back. */
  leave: (release: string) => Promise<unknown>;
}

/**
 * An open tab leaves what was taken back or came into quarantine since it was opened: with its next navigation, and when
 * somebody comes back to it. No navigation waits for that: what is known decides at once, and what is learnt a moment later
 * then. What is being sent is not interrupted, and its answer is not taken away. Gives what does so now.
 */
export function leaveBarredReleases(router: Router, { running, leave }: OpenTab): () => Promise<void> {
  const leaveBarred = async () => {
    if (isSending(router.state)) return;
    if (!knownBarred(running())) await askBarred();
    const barred = knownBarred(running());
    if (barred && !isSending(router.state)) await leave(barred);
  };
  // Whoever touches a link is about to follow it: by then the answer may be there.
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Element && target.closest('a[href]') && void askBarred(),
    { passive: true },
  );
  let going = router.state.navigation.location;
  router.subscribe(({ navigation: { location } }) => {
    if (location === going) return;
    going = location;
    if (location) void leaveBarred();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void leaveBarred();
  });
  return leaveBarred;
}

function isSending({ navigation, fetchers }: Router['state']): boolean {
  return isChange(navigation.formMethod) || [...fetchers.values()].some((each) => isChange(each.formMethod));
}

function isChange(method: string | undefined): boolean {
  return method !== undefined && method.toUpperCase() !== 'GET';
}
