import { EXPIRED_TOKEN } from '@polden/api-contract';
import { http, HttpError, type RequestOptions } from '@polden/http';
import { sessionStore } from './session.store.ts';
import { endSession, LOGIN_NEEDED, restoreSession, SESSION_EXPIRED } from './session.ts';

/** Calls of the admin area: an expired token is renewed once; without a session the store says why and the call throws. */
export const staffHttp = {
  get: <T>(path: string, options?: RequestOptions): Promise<T> => asStaff(() => http.get<T>(path, options)),
  post: <T>(path: string, json: unknown, options?: RequestOptions): Promise<T> =>
    asStaff(() => http.post<T>(path, json, options)),
  upload: <T>(path: string, form: FormData, options?: RequestOptions): Promise<T> =>
    asStaff(() => http.upload<T>(path, form, options)),
};

/** Makes a call of another kind (an upload that reports its progress) as `staffHttp` makes its own. */
export async function asStaff<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isExpired(error)) throw noticed(error);
    if (!(await restoreSession())) {
      // Where the server has refused to renew it, that is said already, and perhaps more.
      if (sessionStore.getState().notice === null) endSession(SESSION_EXPIRED);
      throw error;
    }
    return call();
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof HttpError && error.code === 401 && error.message.includes(EXPIRED_TOKEN);
}

/** Any other 401 asks to sign in; after a sign-out, or once the reason is shown, calls under way say nothing. */
function noticed(error: unknown): unknown {
  const isRefused = error instanceof HttpError && error.code === 401;
  if (isRefused && sessionStore.getState().status !== 'anonymous') endSession(LOGIN_NEEDED);
  return error;
}
