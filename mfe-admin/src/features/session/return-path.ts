import { readCookie, RETURN_PATH_COOKIE } from '@polden/api-contract';

const KEY = 'admin-return-path';
const ENTRY = '/admin';

/** Keeps for this tab where the person was going; only pages of the staff area count. */
export function rememberReturnPath(path: string): void {
  if (isPageOfStaff(path)) sessionStorage.setItem(KEY, path);
}

/** The same for a path from which the server has sent the person to the login; false when it has not. */
export function takeOverReturnPath(): boolean {
  const path = readCookie(document.cookie, RETURN_PATH_COOKIE);
  if (path === null) return false;
  document.cookie = `${RETURN_PATH_COOKIE}=; Path=/; Max-Age=0`;
  // Unlike decodeURIComponent this takes any text without throwing.
  rememberReturnPath(new URLSearchParams(`path=${path}`).get('path') ?? '');
  return true;
}

/** The remembered path, once; null when there is none. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isPageOfStaff(path) ? path : null;
}

/** Never another site, and never the entry itself. */
function isPageOfStaff(path: string): boolean {
  const { origin, pathname } = new URL(path, window.location.origin);
  return origin === window.location.origin && pathname.startsWith(`${ENTRY}/`);
}
