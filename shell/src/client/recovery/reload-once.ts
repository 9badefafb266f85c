import { isChunkFailure } from './chunk-failure.ts';
import { saveDrafts } from './drafts.ts';

const LAST_RELOAD = 'mfe-reloaded-at';
const RELOAD_EVERY_MS = 60_000;
/** The shell answers it by itself, without the API or any remote. */
const PROBE = '/health/live';

let leaving: Promise<boolean> | null = null;

/**
 * A script or style of the page did not come: its version may be gone for good, a network may have lost it. The page is loaded
 * anew under the current versions, at most once a minute; what was typed is kept over that, and where it comes to no reload
 * until its page is open again. `target`: the page to load, as it is by the time of that. False when nothing is reloaded: any other error, too soon after
 * the last time, or nobody there to answer; then the failure is an ordinary one.
 */
export async function reloadOnce(error: unknown, target: () => string): Promise<boolean> {
  if (!isChunkFailure(error)) return false;
  saveDrafts();
  leaving ??= leave(target).finally(() => (leaving = null));
  return leaving;
}

async function leave(target: () => string): Promise<boolean> {
  try {
    const last = Number(window.sessionStorage.getItem(LAST_RELOAD));
    if (Date.now() - last <= RELOAD_EVERY_MS || !(await isSiteThere())) return false;
    window.sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
  } catch {
    // Without storage, or room in it, nobody could tell the second reload from the first.
    return false;
  }
  const url = new URL(target(), window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
  return true;
}

/** Without a network a reload would take the page away and bring none. */
export async function isSiteThere(): Promise<boolean> {
  return fetch(PROBE, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
