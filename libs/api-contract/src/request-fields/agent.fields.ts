import { COMMENT_FIELD, EMAIL_FIELD, NAME_FIELD, PHONE_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const AGENT_FIELDS = {
  name: NAME_FIELD,
  city: { kind: 'city', label: 'Город', required: true, missing: 'Введите город' },
  phoneNumber: PHONE_FIELD,
  email: EMAIL_FIELD,
  comment: {
    ...COMMENT_FIELD,
    label: 'Чем занимаетесь сейчас',
    hint: 'Например: автосалон, страхование, комиссионная торговля',
  },
} as const satisfies FieldsOfRequest;
