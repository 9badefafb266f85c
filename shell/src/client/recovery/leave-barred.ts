import type { createBrowserRouter } from 'react-router-dom';
import type { LockedRemote } from '@polden/mfe-contract';

const ADDRESS = '/health/releases';
/** No page waits longer for it: a site that answers slowly bars nothing that is asked for. */
const WAIT_MS = 500;
/** What is learnt later is heeded all the same: on a slow line it is always late. */
const TIMEOUT_MS = 10_000;
/** Navigations that follow one another ask once. A release is gone from shells in no less. */
const FRESH_MS = 1_000;

export type Named = Pick<LockedRemote, 'name' | 'version' | 'channel' | 'framed'>;

/** Releases as `remote@version`, and names of remotes in quarantine. */
type TakenBack = Record<'barred' | 'framed', readonly string[]>;

let known: TakenBack = { barred: [], framed: [] };
let asked = Promise.resolve();
let askedAt = -Infinity;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/** What the first script has of it. Nothing is imported from there: it would grow by what it gives. */
export interface OpenTab {
  /** Releases with code in this document. */
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
  // A visitor who touches a link is about to follow it: by then the answer may be there.
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

/** Asks what was taken back, at most once a second; what cannot be learnt is as it was. */
export function askBarred(): Promise<void> {
  const now = performance.now();
  if (now - askedAt > FRESH_MS) {
    askedAt = now;
    asked = read();
  }
  return asked;
}

/** The same for a page that waits for the answer. */
export function askBarredBriefly(): Promise<void> {
  return Promise.race([askBarred(), new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))]);
}

/**
 * The first of these releases that the last answer bars, as `remote@version`. Previews are left alone: the visitor wants
 * that release.
 */
export function knownBarred(releases: readonly Named[]): string | undefined {
  const barred = releases.find(
    ({ name, version, channel, framed }) =>
      (channel !== 'preview' && known.barred.includes(`${name}@${version}`)) ||
      (!framed && known.framed.includes(name)),
  );
  return barred && `${barred.name}@${barred.version}`;
}

async function read(): Promise<void> {
  try {
    const answer = await fetch(ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { barred, framed } = (await answer.json()) as Partial<Record<keyof TakenBack, unknown>>;
    known = { barred: listOf(barred), framed: listOf(framed) };
  } catch {
    // Then it is asked again with the next navigation.
  }
}

const listOf = (names: unknown) => (Array.isArray(names) ? names.map(String) : []);
