import { REQUEST_TEXTS } from '@polden/field-kinds';
import { COMMENT_FIELD, EMAIL_FIELD, PHONE_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const PARTNER_FIELDS = {
  company: {
    kind: 'line',
    of: REQUEST_TEXTS.company,
    label: 'Компания или сайт',
    autoComplete: 'organization',
    required: true,
    missing: 'Назовите компанию или сайт',
    as: 'name',
  },
  /** What the partner does. */
  type: {
    kind: 'choice',
    label: 'Чем вы занимаетесь',
    staffLabel: 'Вид',
    placeholder: 'Выберите',
    options: [
      'Сайт с трафиком',
      'Партнёрская сеть',
      'Канал или сообщество',
      'Автосалон или дилер',
      'Финансовый посредник',
      'Другое',
    ],
    required: true,
    missing: 'Выберите, чем вы занимаетесь',
  },
  phoneNumber: PHONE_FIELD,
  email: EMAIL_FIELD,
  comment: {
    ...COMMENT_FIELD,
    label: 'Что важно знать о вашей площадке',
    hint: 'Тематика, посещаемость, города',
  },
} as const satisfies FieldsOfRequest;
