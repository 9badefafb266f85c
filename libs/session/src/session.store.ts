import type { StaffUser } from '@polden/api-contract';
import { createStore, useStore } from 'zustand';

export interface SessionState {
  /**
   * `unknown` until the refresh cookie has been tried; `ended` when the session has ended under a page with unsaved work, which
   * stays as it is until its person is back.
   */
  status: 'unknown' | 'anonymous' | 'staff' | 'ended';
  /** Never stored: a reload gets a new one by the refresh cookie. */
  accessToken: string | null;
  /** Of an ended session: whose it was. */
  user: StaffUser | null;
  /** Why the person sees the login page («Сессия истекла.», «Необходима авторизация») or the entry («Недостаточно прав»). */
  notice: string | null;
}

export const ANONYMOUS = { status: 'anonymous', accessToken: null, user: null } as const;

export const sessionStore = createStore<SessionState>()(() => ({
  ...ANONYMOUS,
  status: 'unknown',
  notice: null,
}));

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}
