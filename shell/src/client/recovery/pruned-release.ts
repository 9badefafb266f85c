import { saveDrafts } from './drafts.ts';

const LAST_RELOAD = 'mfe-reloaded-at';
const RELOAD_EVERY_MS = 60_000;

/**
 * An open tab keeps its versions for as long as their files exist. When a file is gone, the page is loaded anew under the
 * current versions, at most once a minute and with what was typed. `address`: of the file that did not come; `target`: the
 * page to load. False when the file is there, or nobody can say: then the failure is an ordinary one.
 */
export async function leavePrunedRelease(address: string, target: string): Promise<boolean> {
  if (!mayReload() || !(await isGone(address))) return false;
  saveDrafts();
  window.sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
  const url = new URL(target, window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
  return true;
}

async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

function mayReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(LAST_RELOAD) ?? 0);
    return Date.now() - last > RELOAD_EVERY_MS;
  } catch {
    // Without storage nobody could tell the second reload from the first.
    return false;
  }
}
