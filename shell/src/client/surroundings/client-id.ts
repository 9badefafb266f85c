import { CLIENT_ID_COOKIE } from '@polden/api-contract';
import { followClientId, readClientId } from '@polden/session';
import type { Consent } from '../../app/consent/consent.ts';

const YEAR_S = 31_536_000;

/** Who the visitor is for statistics: made when he agrees, gone when he takes it back. The poll of it runs either way. */
export function keepClientId(onConsent: (listener: (consent: Consent) => void) => void): void {
  onConsent((consent) => {
    if (consent !== 'all') write('', 0);
    else if (readClientId(document.cookie) === null) write(crypto.randomUUID(), YEAR_S);
  });
  followClientId();
}

function write(value: string, maxAgeS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CLIENT_ID_COOKIE}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`;
}
