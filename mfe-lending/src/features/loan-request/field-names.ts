import type { QuestionName } from '@polden/loan-application';

/** Names of the form's fields, the same for the browser, the action and the tests. */
export const FIELDS = {
  intent: 'intent',
  variant: 'variant',
  product: 'product',
  sum: 'sum',
  /** In the product's unit, as it stands in the calculator. */
  term: 'term',
  car: 'car',
  termDays: 'termDays',
  hasCar: 'hasCar',
  phone: 'phone',
  fullName: 'fullName',
  documents: 'documents',
  requiredDocuments: 'requiredDocuments',
  key: 'key',
  phoneConfirmed: 'phoneConfirmed',
  code: 'code',
  leadId: 'leadId',
  source: 'source',
  city: 'city',
  at: 'at',
  checking: 'checking',
} as const;

export const INTENTS = [
  'request-code',
  'resend',
  'confirm',
  'change-phone',
  'next',
  'back',
  'edit',
  'send',
  'later',
  'continue',
  'calculate',
] as const;
export type RequestIntent = (typeof INTENTS)[number];

const OF_QUESTION = 'mainInfo.';

/** Name of a question's field in the form and in the API's messages. */
export function fieldOf(name: QuestionName): `mainInfo.${QuestionName}` {
  return `${OF_QUESTION}${name}`;
}

/** The question that a field answers; null when it is another one. */
export function questionOf(field: string): QuestionName | null {
  return field.startsWith(OF_QUESTION) ? (field.slice(OF_QUESTION.length) as QuestionName) : null;
}
