import {
  ACCOUNT_OWNER_HEADER,
  OWN_DATA_PATHS,
  type OwnConsents,
  type OwnErasure,
  type OwnLoans,
  SUBSCRIBE_PATHS,
  type SubscriptionConsent,
} from '@polden/api-contract';
import { http, HttpError, readCached } from '@polden/http';
import { redirect } from 'react-router-dom';
import { essentialRead } from '../essential-read/essential-read.ts';
import { type AccountDataPage, OWNER, textOf } from './paths.ts';
import { loginFor } from './return-address.ts';

export interface ConsentsData {
  own: OwnConsents | null;
  /** What is agreed to with the letters; null while nobody can tell. */
  letters: SubscriptionConsent | null;
}

/** Each is null when the API does not answer; without a session it redirects to the login, which leads back. */
export const dataLoader = (): Promise<OwnErasure | null> => read<OwnErasure>('data', OWN_DATA_PATHS.erasure);
export const loansLoader = (): Promise<OwnLoans | null> => read<OwnLoans>('loans', OWN_DATA_PATHS.loans);
export const readConsents = (): Promise<OwnConsents | null> =>
  read<OwnConsents>('consents', OWN_DATA_PATHS.consents);

export async function consentsLoader(): Promise<ConsentsData> {
  const [own, letters] = await Promise.all([
    readConsents(),
    readCached<SubscriptionConsent>(SUBSCRIBE_PATHS.consent).catch(() => null),
  ]);
  return { own, letters };
}

async function read<Answer>(page: AccountDataPage, path: string): Promise<Answer | null> {
  try {
    return await essentialRead((signal) => http.get<Answer>(path, { signal, quiet: true }));
  } catch (error) {
    if (isLoggedOut(error)) throw redirect(loginFor(page));
    return null;
  }
}

/** A form's call for the account that it was shown in: refused where another one is open by now. Throws HttpError. */
export function postAs<Answer>(form: FormData, path: string, body: unknown): Promise<Answer> {
  const owner = textOf(form, OWNER);
  return http.post<Answer>(path, body, owner === '' ? {} : { headers: { [ACCOUNT_OWNER_HEADER]: owner } });
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof HttpError && error.code === 401;
}
