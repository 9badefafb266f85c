import { COMMENT_FIELD, EMAIL_FIELD, MOBILE_FIELD, NAME_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

/** Of a request for a deposit and of one for bonds; what is asked for is chosen in the calculator. */
export const INVESTOR_FIELDS = {
  name: NAME_FIELD,
  phone: MOBILE_FIELD,
  email: EMAIL_FIELD,
  comment: { ...COMMENT_FIELD, label: 'Что спросить или уточнить' },
} as const satisfies FieldsOfRequest;
