import { FORM_MESSAGES } from '@polden/api-contract';
import type { ConsentField, LineField, LinesField } from './request-form.model.ts';

const POLICY = { to: '/policy', label: 'на обработку персональных данных' };

export const yourName: LineField = {
  kind: 'line',
  name: 'name',
  label: 'Как к вам обращаться',
  autoComplete: 'name',
  required: true,
  missing: FORM_MESSAGES.name,
};

export const phone = (name = 'phone', label = 'Телефон'): LineField => ({
  kind: 'line',
  name,
  label,
  type: 'tel',
  mask: 'phone',
  required: true,
});

export const email: LineField = {
  kind: 'line',
  name: 'email',
  label: 'Электронная почта',
  type: 'email',
  autoComplete: 'email',
  required: true,
};

export const comment = (label: string, hint?: string): LinesField => ({
  kind: 'lines',
  name: 'comment',
  label,
  ...(hint !== undefined && { hint }),
});

/** The consent to personal data: a document of its own, and never ticked beforehand. */
export const consent = (name = 'consent'): ConsentField => ({ name, text: 'Даю согласие', link: POLICY });
