import { normalizePhone, phoneProblem } from '@polden/ru';
import type { FieldKind, InputLook } from './field-kind.ts';

const LOOK: InputLook = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', mask: 'phone' };

/** A Russian mobile, to which a code can be sent; kept as E.164. */
export const mobile: FieldKind = {
  check: (text) => phoneProblem(text, { mobile: true }),
  normalise: (text) => normalizePhone(text) ?? text,
  missing: 'Введите номер мобильного',
  example: '79161234567',
  privacy: 'personal',
  contact: 'phone',
  look: LOOK,
};

/** Any Russian phone; kept as E.164. */
export const phone: FieldKind = {
  ...mobile,
  check: (text) => phoneProblem(text, { mobile: false }),
  missing: 'Введите номер телефона',
};
