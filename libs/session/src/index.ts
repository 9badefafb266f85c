export { endSession, restoreSession, signIn, signOut } from './session.ts';
export { sessionStore, useSession, type SessionState } from './session.store.ts';
export { staffHttp } from './staff-http.ts';
