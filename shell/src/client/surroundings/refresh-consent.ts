import { readCookie } from '@polden/api-contract';
import { CONSENT_COOKIE, consentStore, toConsent, UNTOLD_COOKIE } from '../../app/consent/consent.ts';

/** Takes over what the visitor has answered since on whatever page of ours; a question that is open stays so. */
export function refreshConsent(): void {
  if (!consentStore.getState().consent) return;
  const answered = toConsent(readCookie(document.cookie, CONSENT_COOKIE));
  const consent = document.cookie.includes(UNTOLD_COOKIE) ? 'necessary' : answered;
  if (consent) consentStore.setState({ consent });
}
