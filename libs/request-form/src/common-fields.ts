import { FORM_MESSAGES } from '@polden/api-contract';
import { email as anyEmail, mobile, phone as anyPhone, REQUEST_TEXTS } from '@polden/field-kinds';
import type { ConsentField, LineField, LinesField } from './request-form.model.ts';

const POLICY = { to: '/policy', label: 'на обработку персональных данных' };

export const yourName: LineField = {
  kind: 'line',
  name: 'name',
  of: REQUEST_TEXTS.name,
  label: 'Как к вам обращаться',
  autoComplete: 'name',
  required: true,
  missing: FORM_MESSAGES.name,
};

export const phone = (name = 'phone', label = 'Телефон'): LineField => ({
  kind: 'line',
  name,
  label,
  of: anyPhone,
  required: true,
});

/** To which a code can be sent. */
export const mobilePhone = (name = 'phone', label = 'Мобильный телефон'): LineField => ({
  ...phone(name, label),
  of: mobile,
});

export const email: LineField = {
  kind: 'line',
  name: 'email',
  label: 'Электронная почта',
  of: anyEmail,
  required: true,
};

export const comment = (label: string, hint?: string): LinesField => ({
  kind: 'lines',
  name: 'comment',
  of: REQUEST_TEXTS.comment,
  label,
  ...(hint !== undefined && { hint }),
});

/** The consent to personal data: a document of its own, and never ticked beforehand. */
export const consent = (name = 'consent'): ConsentField => ({
  name,
  text: 'Даю согласие',
  missing: FORM_MESSAGES.consent,
  link: POLICY,
});
