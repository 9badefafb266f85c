import { type FieldErrors, FORM_MESSAGES } from '@polden/api-contract';

/** Name of the field with the code. */
export const CODE_FIELD = 'code';
const CODE = /^\d{6}$/;

/** The digits of the typed code: it is copied with spaces, a hyphen or the words around it. */
export function readCode(form: FormData): string {
  const typed = form.get(CODE_FIELD);
  return typeof typed === 'string' ? typed.replace(/\D/gu, '') : '';
}

export function checkCode(code: string): FieldErrors {
  return CODE.test(code) ? {} : { [CODE_FIELD]: [FORM_MESSAGES.code] };
}
