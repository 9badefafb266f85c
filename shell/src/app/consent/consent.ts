import { readCookie } from '@polden/api-contract';
import { createStore } from 'zustand/vanilla';

/** What a visitor allows: everything, or only what the site does not work without. */
export const CONSENTS = ['all', 'necessary'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Readable by scripts; a year. */
export const CONSENT_COOKIE = 'consent';
/** Takes the choice: POST of CONSENT_FIELD and of the path to come back to. */
export const CONSENT_PATH = '/consent';
export const CONSENT_FIELD = 'consent';
export const CONSENT_BACK_FIELD = 'path';
/** Set by a refusal, taken away by an agreement and by the server that has heard it: until then the other cookie may say that all is allowed. */
export const UNTOLD_COOKIE = `${CONSENT_COOKIE}_untold`;

export function toConsent(value: unknown): Consent | null {
  return CONSENTS.find((consent) => consent === value) ?? null;
}

/** `undefined` until the cookie has been read, null while nothing is chosen. */
export const consentStore = createStore<{
  consent: Consent | null | undefined;
  /** By which the question was asked for once more. */
  asker?: HTMLElement;
}>(() => ({ consent: undefined }));

/** Reads the visitor's cookie, once; called by the browser when it starts. */
export function readConsent(): void {
  if (consentStore.getState().consent !== undefined) return;
  if (document.cookie.includes(UNTOLD_COOKIE)) return giveConsent('necessary');
  consentStore.setState({ consent: toConsent(readCookie(document.cookie, CONSENT_COOKIE)) });
}

/**
 * Holds from now on, in this tab at once. The server keeps it: a cookie that a script sets lives a week in some browsers.
 * When it cannot be reached, what was taken back stays so in this browser and is told again by the next page; whoever has
 * agreed is asked again.
 */
export function giveConsent(consent: Consent): void {
  consentStore.setState({ consent });
  document.cookie = `${UNTOLD_COOKIE}=1; Path=/; Max-Age=${consent === 'all' ? 0 : 31536000}`;
  const body = new URLSearchParams({ [CONSENT_FIELD]: consent });
  fetch(CONSENT_PATH, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => undefined);
}

/** Opens the question again, for those who have changed their mind; once it is answered, the focus comes back to `asker`. */
export function askForConsent(asker: HTMLElement): void {
  consentStore.setState({ consent: null, asker });
}

/**
 * Calls the listener with the visitor's choice, now if there is one and whenever it changes. Until then nothing that is not
 * necessary may be loaded. Returns the way to stop.
 */
export function onConsent(listener: (consent: Consent) => void): () => void {
  const { consent: current } = consentStore.getState();
  if (current) listener(current);
  return consentStore.subscribe(({ consent }, before) => {
    if (consent && consent !== before.consent) listener(consent);
  });
}

/**
 * Runs as the parser meets the question, before it is painted: visitors share pages, and one who has answered must not see
 * it flash. The same text on every page, so that the policy knows it by hash; short: an answer is told by its first letter.
 */
export const CONSENT_CHECK = `(function(s){var q=s&&s.parentNode;if(q&&/(^|; )${CONSENT_COOKIE}(_untold)?=[1an]/.test(document.cookie))q.hidden=true})(document.currentScript)`;
