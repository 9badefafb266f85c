import { CLIENT_ID_COOKIE, readCookie } from '@polden/api-contract';
import { createStore, useStore } from 'zustand';

const POLL_MS = 1_000;
const VALUE = /^[\w.-]{1,128}$/;

/** Who the visitor is for the tag manager; null until there is a cookie, which comes after consent. */
export const clientIdStore = createStore<{ clientId: string | null }>()(() => ({ clientId: null }));

/** Sent with forms as `pid`. */
export function clientId(): string | null {
  return clientIdStore.getState().clientId;
}

export function useClientId(): string | null {
  return useStore(clientIdStore, (state) => state.clientId);
}

/** Looks for the cookie each second until it is there, and keeps what it says. Called once by the shell, in the browser. */
export function followClientId(): void {
  const found = readClientId(document.cookie);
  if (found === null) setTimeout(followClientId, POLL_MS);
  else clientIdStore.setState({ clientId: found });
}

/** Value of the cookie in a Cookie header; null without one, or with one that is none. */
export function readClientId(cookies: string): string | null {
  const value = readCookie(cookies, CLIENT_ID_COOKIE) ?? '';
  return VALUE.test(value) ? value : null;
}
