import { phoneDigitsOf } from '@polden/request-form';
import { clearDraft, rememberInDraft, restoreDraft, useDraft } from '../loan-request/loan-request.store.ts';

const STORAGE_KEY = 'account-owner';

/** Whoever is in finds nothing in the tab that somebody else has typed there: their own draft of a request stays. */
export function claimTab(phone: string): void {
  const digits = phoneDigitsOf(phone);
  const storage = tabStorage();
  const owner = storage?.getItem(STORAGE_KEY) ?? null;
  if (storage === null || owner === digits) return;
  restoreDraft();
  const { phoneNumber } = useDraft.getState();
  const isNobodys = owner === null && phoneNumber === useDraft.getInitialState().phoneNumber;
  storage.clear();
  if (isNobodys || phoneDigitsOf(phoneNumber) === digits) rememberInDraft({});
  else clearDraft();
  storage.setItem(STORAGE_KEY, digits);
}

/** Whoever has left leaves nothing to the next one in the tab, whichever remote or shell has kept it. */
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
