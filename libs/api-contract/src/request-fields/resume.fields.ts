import { link } from '@polden/field-kinds';
import { EMAIL_FIELD, MOBILE_FIELD, NAME_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const RESUME_FIELDS = {
  name: NAME_FIELD,
  phone: MOBILE_FIELD,
  email: EMAIL_FIELD,
  /** Of the résumé on another site. */
  reference: {
    kind: 'line',
    of: link,
    label: 'Адрес резюме',
    staffLabel: 'Ссылка на резюме',
    hint: 'Скопируйте из адресной строки браузера',
    autoComplete: 'url',
    required: true,
    missing: 'Введите адрес резюме',
  },
} as const satisfies FieldsOfRequest;
