export {
  type ConsentDocument,
  PERSONAL_DATA_DOCUMENT,
  personalDataConsent,
} from './personal-data-consent.ts';
