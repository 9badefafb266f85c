export { ADVERTISING_CONSENT } from './advertising-consent.ts';
export type { ConsentDocument } from './consent-document.ts';
export { CREDIT_HISTORY_CONSENT } from './credit-history-consent.ts';
export { ELECTRONIC_AGREEMENT } from './electronic-agreement.ts';
export { addressOf, filledIn } from './filled-in.ts';
export { consentTitle, PERSONAL_DATA_DOCUMENT, personalDataConsent } from './personal-data-consent.ts';
