import { readCookie } from '@polden/api-contract';
import { CONSENT_COOKIE, consentStore, toConsent, UNTOLD_COOKIE } from '../../app/consent/consent.ts';

/** Takes over what the visitor has answered since on whatever page of ours; a question that he has asked for himself stays open. */
export function refreshConsent(): void {
  const { consent: held, asker } = consentStore.getState();
  if (held === undefined || (held === null && asker)) return;
  const answered = toConsent(readCookie(document.cookie, CONSENT_COOKIE));
  const consent = document.cookie.includes(UNTOLD_COOKIE) ? 'necessary' : answered;
  if (consent) consentStore.setState({ consent });
}
