import { contractNumber } from '@polden/field-kinds';
import { COMMENT_FIELD, EMAIL_FIELD, MOBILE_FIELD, NAME_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const PRIZE_FIELDS = {
  name: NAME_FIELD,
  phone: MOBILE_FIELD,
  email: { ...EMAIL_FIELD, required: false, hint: 'Напишем, если выиграете, а дозвониться не выйдет' },
  /** Of the loan that takes part. */
  contractNumber: {
    kind: 'line',
    of: contractNumber,
    label: 'Номер договора займа',
    staffLabel: 'Номер договора',
    hint: `Если он уже есть: ${contractNumber.example}`,
  },
  comment: {
    ...COMMENT_FIELD,
    label: 'За что вы любите полдень',
    hint: 'Необязательно. Лучшие ответы покажем в новостях, без имён',
  },
} as const satisfies FieldsOfRequest;
