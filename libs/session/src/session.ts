import {
  AUTH_PATHS,
  type CheckToken,
  type Done,
  type LoginRequest,
  type LoginResult,
  readCookie,
  type RefreshResult,
  STAFF_SESSION_COOKIE,
} from '@polden/api-contract';
import { http, HttpError } from '@polden/http';
import { ANONYMOUS, type SessionState, sessionStore } from './session.store.ts';

export const SESSION_EXPIRED = 'Сессия истекла.';
export const LOGIN_NEEDED = 'Необходима авторизация';
/** Shown to a person who is signed in. */
export const RIGHT_MISSING = 'Недостаточно прав';

const REFRESH_LOCK = 'session-refresh';

/** Throws HttpError: 422 with messages by field, 429 when tried too often. */
export async function signIn(request: LoginRequest): Promise<void> {
  keep(await http.post<LoginResult>(AUTH_PATHS.login, request));
  sessionStore.setState({ notice: null });
}

/** The token is dropped only after the server has ended the session; throws HttpError and keeps it otherwise. */
export async function signOut(): Promise<void> {
  await http.post<Done>(AUTH_PATHS.logout, {});
  sessionStore.setState({ ...ANONYMOUS, notice: null });
}

/** Forgets the session and keeps the reason for the login; whose it was as well, when the page has something to lose. */
export function endSession(notice: string): void {
  sessionStore.setState({ ...withoutSession(), notice });
}

let hasUnsaved = (): boolean => false;

/** `check`: whether something on the page would be lost with it. */
export function keepPageWhen(check: () => boolean): void {
  hasUnsaved = check;
}

function withoutSession(): Pick<SessionState, 'status' | 'accessToken'> {
  const { status, user } = sessionStore.getState();
  const stays = status === 'ended' || (user !== null && hasUnsaved());
  return stays ? { status: 'ended', accessToken: null } : ANONYMOUS;
}

/**
 * The session that the browser has, for a page that begins: with the access token that it still has, else with a new one. A page
 * may be left while it asks, and a refresh token works once: nothing is used up by looking. Otherwise as `restoreSession`.
 */
export async function resumeSession(): Promise<boolean> {
  if (isSessionKept()) {
    const { user, accessToken } = await http.post<CheckToken>(AUTH_PATHS.checkToken, {});
    if (user !== null && accessToken !== null) {
      keep({ user, accessToken });
      return true;
    }
  }
  return restoreSession();
}

let restoring: Promise<boolean> | null = null;

/**
 * Asks for a new access token, and the rights of this moment, by the refresh cookie; false when there is no session. Throws
 * HttpError when the API is down.
 */
export async function restoreSession(): Promise<boolean> {
  if (!isSessionKept()) {
    sessionStore.setState(withoutSession());
    return false;
  }
  // A refresh token works once: tabs take their turns, and a tab asks once at a time.
  restoring ??= navigator.locks.request(REFRESH_LOCK, refresh).finally(() => (restoring = null));
  return restoring;
}

async function refresh(): Promise<boolean> {
  try {
    // It goes on when the page is left: the token is used up by then, and the browser must have the next one.
    keep(await http.post<RefreshResult>(AUTH_PATHS.refresh, {}, { keepalive: true }));
    return true;
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 401) throw error;
    // There was a session, so that the login page has more to say than that there is none.
    endSession(SESSION_EXPIRED);
    return false;
  }
}

/** Whether there is anything to ask with: the refresh cookie itself is out of reach. */
export function isSessionKept(): boolean {
  return readCookie(document.cookie, STAFF_SESSION_COOKIE) !== null;
}

/** The words about an end go with it: whoever is signed in reads a notice as that of a missing right. */
function keep({ accessToken, user }: RefreshResult): void {
  const { status, notice } = sessionStore.getState();
  sessionStore.setState({ status: 'staff', accessToken, user, notice: status === 'ended' ? null : notice });
}
