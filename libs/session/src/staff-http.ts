import { EXPIRED_TOKEN } from '@polden/api-contract';
import { http, HttpError, type RequestOptions } from '@polden/http';
import { sessionStore } from './session.store.ts';
import { endSession, LOGIN_NEEDED, restoreSession, SESSION_EXPIRED } from './session.ts';

/**
 * Calls of the admin area: an expired token is renewed once, for the person who has asked. When the session has ended the store
 * says why, and the call fails or, on a page with unsaved work, waits until the same person is back, as do those that are made
 * meanwhile.
 */
export const staffHttp = {
  get: <T>(path: string, options?: RequestOptions): Promise<T> => asStaff(() => http.get<T>(path, options)),
  post: <T>(path: string, json: unknown, options?: RequestOptions): Promise<T> =>
    asStaff(() => http.post<T>(path, json, options)),
  upload: <T>(path: string, form: FormData, options?: RequestOptions): Promise<T> =>
    asStaff(() => http.upload<T>(path, form, options)),
};

/** Makes a call of another kind (an upload that reports its progress) as `staffHttp` makes its own. */
export async function asStaff<T>(call: () => Promise<T>): Promise<T> {
  const { status, user } = sessionStore.getState();
  const caller = user?.id ?? null;
  if (status === 'ended') await untilBack(caller);
  try {
    return await call();
  } catch (error) {
    if (!isUnauthorised(error)) throw error;
    if (error.message.includes(EXPIRED_TOKEN)) {
      if (await restoreSession()) {
        // Another person may have signed in in another tab: what this one has asked for is not done in their name.
        if (caller !== null && caller !== sessionStore.getState().user?.id) throw error;
        return call();
      }
      // Where the server has refused to renew it, that is said already, and perhaps more.
      if (sessionStore.getState().notice === null) endSession(SESSION_EXPIRED);
    } else if (sessionStore.getState().status === 'staff') endSession(LOGIN_NEEDED);
    await untilBack(caller, error);
    return call();
  }
}

function isUnauthorised(error: unknown): error is HttpError {
  return error instanceof HttpError && error.code === 401;
}

/** Rejects after a sign-out, and when another person has signed in. */
function untilBack(
  caller: number | null,
  error = new HttpError(401, { message: LOGIN_NEEDED }),
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = sessionStore.subscribe(look);
    look();
    function look(): void {
      const { status, user } = sessionStore.getState();
      const isSame = caller !== null && user?.id === caller;
      if (isSame && status === 'ended') return;
      stop();
      if (isSame && status === 'staff') resolve();
      else reject(error);
    }
  });
}
