import { phoneDigitsOf } from '@polden/request-form';
import { inTabStorage } from '../loan-request/in-tab-storage.ts';
import { clearDraft } from '../loan-request/loan-request.store.ts';

const STORAGE_KEY = 'account-owner';

/** Notes who is logged in in this tab; what another client has left there, put out of the account elsewhere, is forgotten. */
export function claimTab(phone: string): void {
  const digits = phoneDigitsOf(phone);
  const owner = inTabStorage((storage) => storage.getItem(STORAGE_KEY));
  if (owner === digits) return;
  // What was typed before the first login is the visitor's own.
  if (owner !== null) forgetTab();
  inTabStorage((storage) => storage.setItem(STORAGE_KEY, digits));
}

/** After «Выйти» nothing of the client is left to the next visitor in the tab, whichever remote or the shell has kept it. */
export function forgetTab(): void {
  if (typeof document === 'undefined') return;
  inTabStorage((storage) => storage.clear());
  clearDraft();
}
