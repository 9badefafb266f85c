import { COMMENT_FIELD, MOBILE_FIELD, NAME_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const NEED_MONEY_FIELDS = {
  name: NAME_FIELD,
  phone: MOBILE_FIELD,
  sum: { kind: 'money', label: 'Сколько не хватает', staffLabel: 'Сумма' },
  city: { kind: 'city', label: 'Город' },
  comment: { ...COMMENT_FIELD, label: 'На что нужны деньги' },
} as const satisfies FieldsOfRequest;
