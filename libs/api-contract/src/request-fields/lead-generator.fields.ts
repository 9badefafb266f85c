import { REQUEST_TEXTS } from '@polden/field-kinds';
import { EMAIL_FIELD, PHONE_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const LEAD_GENERATOR_FIELDS = {
  title: {
    kind: 'line',
    of: REQUEST_TEXTS.site,
    label: 'Сайт или компания',
    autoComplete: 'organization',
    required: true,
    missing: 'Назовите сайт или компанию',
    as: 'name',
  },
  /** Kind of the traffic. */
  type: {
    kind: 'choice',
    label: 'Откуда трафик',
    staffLabel: 'Вид',
    placeholder: 'Выберите',
    options: ['Поиск', 'Контекстная реклама', 'Социальные сети', 'Рассылки', 'Витрина предложений', 'Офлайн'],
    required: true,
    missing: 'Выберите, откуда трафик',
  },
  phone: PHONE_FIELD,
  email: EMAIL_FIELD,
  /** What they want to know. */
  questions: {
    kind: 'lines',
    of: REQUEST_TEXTS.question,
    label: 'Ваш вопрос',
    staffLabel: 'Вопрос',
    required: true,
    missing: 'Напишите ваш вопрос',
  },
} as const satisfies FieldsOfRequest;
