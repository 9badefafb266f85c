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
  /** By which the question was asked for once more; once it is answered, the focus comes back to it. */
  asker?: HTMLElement;
}>(() => ({ consent: undefined }));

/** Reads the visitor's cookie, once; called by the browser when it starts. */
export function readConsent(): void {
  if (consentStore.getState().consent !== undefined) return;
  if (document.cookie.includes(UNTOLD_COOKIE)) return giveConsent('necessary');
  consentStore.setState({ consent: toConsent(readCookie(document.cookie, CONSENT_COOKIE)) });
}

let last: Consent;
let isTelling = false;

/**
 * Holds from now on, in this tab at once. The server keeps it: a cookie that a script sets lives a week in some browsers.
 * When it cannot be reached, what was taken back stays so in this browser and is told again by the next page; whoever has
 * agreed is asked again. One choice is told after the other has been heard, or a late answer to the older would hold.
 */
export function giveConsent(consent: Consent): void {
  consentStore.setState({ consent });
  document.cookie = `${UNTOLD_COOKIE}=1; Path=/; Max-Age=${consent === 'all' ? 0 : 31536000}`;
  last = consent;
  if (!isTelling) void tell(consent);
}

async function tell(consent: Consent): Promise<void> {
  isTelling = true;
  const body = new URLSearchParams({ [CONSENT_FIELD]: consent });
  await fetch(CONSENT_PATH, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => undefined);
  isTelling = false;
  if (last !== consent) await tell(last);
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
