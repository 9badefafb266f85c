import { email, mobile, phone, REQUEST_TEXTS } from '@polden/field-kinds';
import { FORM_MESSAGES } from '../form-messages.ts';
import type { FieldOfRequest } from './request-field.ts';

export const NAME_FIELD = {
  kind: 'line',
  of: REQUEST_TEXTS.name,
  label: 'Как к вам обращаться',
  autoComplete: 'name',
  required: true,
  missing: FORM_MESSAGES.name,
  as: 'name',
} as const satisfies FieldOfRequest;

export const PHONE_FIELD = {
  kind: 'line',
  of: phone,
  label: 'Телефон',
  required: true,
  as: 'phone',
} as const satisfies FieldOfRequest;

/** To which a code can be sent. */
export const MOBILE_FIELD = {
  kind: 'line',
  of: mobile,
  label: 'Мобильный телефон',
  required: true,
  as: 'phone',
} as const satisfies FieldOfRequest;

export const EMAIL_FIELD = {
  kind: 'line',
  of: email,
  label: 'Электронная почта',
  staffLabel: 'Почта',
  required: true,
} as const satisfies FieldOfRequest;

/** Each form asks for it in words of its own. */
export const COMMENT_FIELD = {
  kind: 'lines',
  of: REQUEST_TEXTS.comment,
  staffLabel: 'Комментарий',
} as const;
