import { PRODUCT_CODES, type FieldErrors, type HasCar } from '@polden/api-contract';
import { checkField, mobile, REQUEST_TEXTS } from '@polden/field-kinds';
import { phoneDigits, readRoubles } from '@polden/ru';
import { FIRST_STEPS, isFormVariant } from './first-step/first-step.ts';
import { FIELDS, INTENTS, type RequestIntent } from './field-names.ts';
import { EDITED, readAnswers, text } from './questionnaire/answer-fields.ts';
import type { RequestValues } from './request-state.ts';

/** The fields as values; what is missing or was tampered with becomes a default that the API refuses. */
export function readValues(form: FormData): RequestValues {
  const product = text(form, FIELDS.product);
  const variant = text(form, FIELDS.variant);
  return {
    variant: isFormVariant(variant) ? variant : 'title-loan',
    product: PRODUCT_CODES.find((code) => code === product) ?? 'pts',
    sumRubles: carriedSum(form),
    termDays: integer(form, FIELDS.termDays),
    hasCar: hasCarOf(text(form, FIELDS.hasCar)),
    phone: text(form, FIELDS.phone),
    fullName: text(form, FIELDS.fullName),
    documents: [...new Set(form.getAll(FIELDS.documents).map(String))],
    key: text(form, FIELDS.key),
    phoneConfirmed: text(form, FIELDS.phoneConfirmed) === 'true',
    leadId: text(form, FIELDS.leadId),
    source: text(form, FIELDS.source),
    city: text(form, FIELDS.city),
    answers: readAnswers(form),
    at: integer(form, FIELDS.at),
    checking: text(form, FIELDS.checking) === 'true',
  };
}

/** The field of the calculator, where that is posted, comes before it. */
function carriedSum(form: FormData): number {
  const sum = form.getAll(FIELDS.sum).at(-1);
  return (typeof sum === 'string' ? readRoubles(sum) : null) ?? 0;
}

export function readIntent(form: FormData): RequestIntent {
  const [intent] = text(form, FIELDS.intent).split(EDITED);
  return INTENTS.find((known) => known === intent) ?? intentOfEnter(form);
}

/** Without scripts Enter names no button, in whichever field it is pressed. */
function intentOfEnter(form: FormData): RequestIntent {
  if (form.has(FIELDS.code)) return 'confirm';
  return form.has(FIELDS.term) && !isFilledIn(form) ? 'calculate' : 'request-code';
}

function isFilledIn(form: FormData): boolean {
  return phoneDigits(text(form, FIELDS.phone)).length > 1 || text(form, FIELDS.fullName) !== '';
}

/** Whether the request holds anything beside the loan. */
export function isBegun(form: FormData): boolean {
  return isFilledIn(form) || form.has(FIELDS.documents);
}

export function checkPhoneStep(form: FormData, values: RequestValues): FieldErrors {
  const errors: FieldErrors = {};
  const { fullName } = REQUEST_TEXTS;
  const { asksName } = FIRST_STEPS[values.variant];
  const unnamed = asksName ? checkField(fullName, values.fullName, fullName.missing ?? null) : null;
  if (unnamed !== null) errors[FIELDS.fullName] = [unnamed];
  const problem = checkField(mobile, values.phone, mobile.missing ?? null);
  if (problem !== null) errors[FIELDS.phone] = [problem];
  return { ...errors, ...checkDocuments(form, values) };
}

/** The documents that the step has asked for. */
export function checkDocuments(form: FormData, { documents }: RequestValues): FieldErrors {
  const missing = form
    .getAll(FIELDS.requiredDocuments)
    .map(String)
    .filter((id) => !documents.includes(id));
  if (missing.length === 0) return {};
  return { [FIELDS.documents]: ['Отметьте: без этого мы не можем принять заявку'] };
}

export function hasCarOf(written: string): HasCar {
  if (written === '1') return 1;
  return written === '2' ? 2 : 0;
}

function integer(form: FormData, name: string): number {
  return readRoubles(text(form, name)) ?? 0;
}
