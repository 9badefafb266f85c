import { mobile, REQUEST_TEXTS } from '@polden/field-kinds';
import { MOBILE_FIELD, NAME_FIELD } from './common.ts';
import type { FieldsOfRequest } from './request-field.ts';

export const BRING_FRIEND_FIELDS = {
  name: NAME_FIELD,
  phone: { ...MOBILE_FIELD, label: 'Ваш мобильный' },
  friendName: {
    kind: 'line',
    of: REQUEST_TEXTS.friendName,
    label: 'Как зовут друга',
    staffLabel: 'Имя друга',
    required: true,
    missing: 'Напишите, как зовут друга',
    ofAnother: true,
  },
  friendPhone: {
    kind: 'line',
    of: mobile,
    label: 'Мобильный друга',
    staffLabel: 'Телефон друга',
    required: true,
    missing: 'Введите мобильный друга',
    differsFrom: { name: 'phone', message: 'Это ваш номер: укажите номер друга' },
    ofAnother: true,
  },
} as const satisfies FieldsOfRequest;
