import { phoneDigitsOf } from '@polden/request-form';
import { clearDraft } from '../loan-request/loan-request.store.ts';

const STORAGE_KEY = 'account-owner';

/** Notes who is logged in in this tab; what another client has left there, put out of the account elsewhere, is forgotten. */
export function claimTab(phone: string): void {
  const digits = phoneDigitsOf(phone);
  const storage = tabStorage();
  const owner = storage?.getItem(STORAGE_KEY) ?? null;
  if (storage === null || owner === digits) return;
  // What was typed before the first login is the visitor's own.
  if (owner !== null) forgetTab();
  storage.setItem(STORAGE_KEY, digits);
}

/** After «Выйти» nothing of the client is left to the next visitor in the tab, whichever remote or the shell has kept it. */
export function forgetTab(): void {
  tabStorage()?.clear();
  if (typeof document !== 'undefined') clearDraft();
}

/** Null in a server process, and where the browser forbids it. */
function tabStorage(): Storage | null {
  try {
    return typeof document === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
