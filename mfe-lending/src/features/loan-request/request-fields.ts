import { PRODUCT_CODES, type FieldErrors } from '@polden/api-contract';
import { isRussianMobile } from '@polden/ru';
import type { RequestValues } from './request-state.ts';

/** Names of the form's fields, the same for the browser, the action and the tests. */
export const FIELDS = {
  intent: 'intent',
  product: 'product',
  sum: 'sum',
  termDays: 'termDays',
  phone: 'phone',
  documents: 'documents',
  requiredDocuments: 'requiredDocuments',
  key: 'key',
  phoneConfirmed: 'phoneConfirmed',
  code: 'code',
} as const;

export type RequestIntent = 'request-code' | 'resend' | 'confirm' | 'change-phone';

const CODE = /^\d{6}$/;

/** The fields as values; what is missing or was tampered with becomes a default that the API refuses. */
export function readValues(form: FormData): RequestValues {
  const product = text(form, FIELDS.product);
  return {
    product: PRODUCT_CODES.find((code) => code === product) ?? 'pts',
    sumRubles: integer(form, FIELDS.sum),
    termDays: integer(form, FIELDS.termDays),
    phone: text(form, FIELDS.phone),
    documents: form.getAll(FIELDS.documents).map(String),
    key: text(form, FIELDS.key),
    phoneConfirmed: text(form, FIELDS.phoneConfirmed) === 'true',
  };
}

export function readIntent(form: FormData): RequestIntent {
  const intent = text(form, FIELDS.intent);
  return intent === 'confirm' || intent === 'resend' || intent === 'change-phone' ? intent : 'request-code';
}

/** The typed code without spaces. */
export function readCode(form: FormData): string {
  return text(form, FIELDS.code).replace(/\s/gu, '');
}

export function checkPhoneStep(form: FormData, values: RequestValues): FieldErrors {
  const errors: FieldErrors = {};
  if (!isRussianMobile(values.phone)) {
    errors[FIELDS.phone] = ['Введите номер мобильного: +7 и ещё десять цифр'];
  }
  const required = form.getAll(FIELDS.requiredDocuments).map(String);
  if (required.some((id) => !values.documents.includes(id))) {
    errors[FIELDS.documents] = ['Отметьте оба документа: без них мы не можем принять заявку'];
  }
  return errors;
}

export function checkCode(code: string): FieldErrors {
  return CODE.test(code) ? {} : { [FIELDS.code]: ['Введите шесть цифр из СМС'] };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function integer(form: FormData, name: string): number {
  return Number(text(form, name).replace(/\D/gu, ''));
}
