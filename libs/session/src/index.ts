export { clientId, clientIdStore, followClientId, readClientId, useClientId } from './client-id.ts';
export {
  endSession,
  isSessionKept,
  keepPageWhen,
  LOGIN_NEEDED,
  restoreSession,
  resumeSession,
  RIGHT_MISSING,
  signIn,
  signOut,
} from './session.ts';
export { sessionStore, useSession, type SessionState } from './session.store.ts';
export { asStaff, staffHttp } from './staff-http.ts';
