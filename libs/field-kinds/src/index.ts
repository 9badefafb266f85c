export { BORROWER_AGE } from './borrower-age.ts';
export { CAR_AGE } from './car-age.ts';
export { carName, carYear, plateNumber } from './cars.ts';
export { isTicked } from './consent.ts';
export { contractNumber } from './contract-number.ts';
export { isoDay, readDay } from './days.ts';
export { email } from './email.ts';
export {
  checkField,
  type FieldKind,
  type InputLook,
  type Privacy,
  visibleText,
  writtenText,
} from './field-kind.ts';
export { FIELD_KINDS, type FieldKindName, type NumberKindName } from './kinds.ts';
export { link, pageLink } from './link.ts';
export { roubles, wishedSum } from './money.ts';
export { capitalised } from './person-name.ts';
export { mobile, phone } from './phones.ts';
export { REQUEST_TEXTS } from './request-texts.ts';
export { line, lines } from './text.ts';
