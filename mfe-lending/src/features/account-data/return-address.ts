import { ACCOUNT_DATA_PATHS, ACCOUNT_TABS, type AccountDataPage } from './paths.ts';

/** Which page of the account the login leads back to. */
const PAGE_PARAM = 'dalshe';
/** Something was asked for after the session had ended. */
const ENDED_PARAM = 'seans';

/** State of links between pages of the account: it shows that the client was logged in. */
export const FROM_ACCOUNT = { isFromAccount: true } as const;

export function isFromAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromAccount' in state;
}

/** A page of the account, never any other address. */
export interface ReturnAddress {
  path: string;
  /** As its tab says. */
  title: string;
}

/**
 * Address of the login on the way to a page of the account.
 *
 * @param wasRefused whether a form was sent and not carried out
 */
export function loginFor(page: AccountDataPage, wasRefused = false): string {
  const search = new URLSearchParams();
  if (page !== 'account') search.set(PAGE_PARAM, nameOf(page));
  if (wasRefused) search.set(ENDED_PARAM, 'zakonchen');
  const query = search.toString();
  return ACCOUNT_DATA_PATHS.account + (query && `?${query}`);
}

/** Null where the login leads to the account itself. */
export function returnAddressOf(search: URLSearchParams): ReturnAddress | null {
  const wanted = search.get(PAGE_PARAM);
  const tab = ACCOUNT_TABS.find(([page]) => page !== 'account' && nameOf(page) === wanted);
  return tab ? { path: ACCOUNT_DATA_PATHS[tab[0]], title: tab[1] } : null;
}

/** The end of its path. */
function nameOf(page: AccountDataPage): string {
  return ACCOUNT_DATA_PATHS[page].split('/').at(-1) ?? '';
}

export function wasRefusedAt(search: URLSearchParams): boolean {
  return search.has(ENDED_PARAM);
}
