import { FORM_MESSAGES } from '@polden/api-contract';
import type { ConsentField } from './request-form.model.ts';

const POLICY = { to: '/policy', label: 'на обработку персональных данных' };

/** The consent to personal data: a document of its own, and never ticked beforehand. */
export const consent = (name = 'consent'): ConsentField => ({
  name,
  text: 'Даю согласие',
  missing: FORM_MESSAGES.consent,
  link: POLICY,
});
