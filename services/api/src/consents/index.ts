export {
  type ConsentDocument,
  consentTitle,
  PERSONAL_DATA_DOCUMENT,
  personalDataConsent,
} from './personal-data-consent.ts';
