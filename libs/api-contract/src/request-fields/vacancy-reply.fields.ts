import { VACANCY_REPLY_FILE, VACANCY_REPLY_FILE_MAX_BYTES, VACANCY_REPLY_TYPES } from '../requests.ts';
import { COMMENT_FIELD, EMAIL_FIELD, MOBILE_FIELD, NAME_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

const MEGABYTES = VACANCY_REPLY_FILE_MAX_BYTES / 1024 / 1024;

export const VACANCY_REPLY_FIELDS = {
  name: NAME_FIELD,
  phone: MOBILE_FIELD,
  email: { ...EMAIL_FIELD, required: false },
  [VACANCY_REPLY_FILE]: {
    kind: 'files',
    label: 'Резюме',
    hint: `PDF, DOCX или TXT, до ${MEGABYTES} МБ. Можно и без него`,
    types: VACANCY_REPLY_TYPES,
    maxBytes: VACANCY_REPLY_FILE_MAX_BYTES,
  },
  comment: {
    ...COMMENT_FIELD,
    label: 'О себе в двух словах',
    hint: 'Что умеете и почему именно это место',
  },
} as const satisfies FieldsOfRequest;
