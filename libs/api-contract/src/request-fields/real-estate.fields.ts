import { REQUEST_TEXTS } from '@polden/field-kinds';
import { COMMENT_FIELD, MOBILE_FIELD, NAME_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const REAL_ESTATE_FIELDS = {
  name: NAME_FIELD,
  phone: MOBILE_FIELD,
  address: {
    kind: 'line',
    of: REQUEST_TEXTS.address,
    label: 'Адрес объекта',
    staffLabel: 'Адрес недвижимости',
    autoComplete: 'street-address',
    required: true,
    missing: 'Введите адрес объекта',
  },
  sum: { kind: 'money', label: 'Какая сумма нужна', staffLabel: 'Сумма' },
  comment: {
    ...COMMENT_FIELD,
    label: 'Что это за объект',
    hint: 'Склад, магазин, офис, земля; площадь и кто владелец',
  },
} as const satisfies FieldsOfRequest;
