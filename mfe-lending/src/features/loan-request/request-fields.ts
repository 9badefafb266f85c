import { PRODUCT_CODES, type FieldErrors, type HasCar } from '@polden/api-contract';
import { checkField, mobile, REQUEST_TEXTS, visibleText } from '@polden/field-kinds';
import type { QuestionName } from '@polden/loan-application';
import { readRoubles } from '@polden/ru';
import { FIRST_STEPS, isFormVariant } from './first-step/first-step.ts';
import { FIELDS, fieldOf, INTENTS, type RequestIntent } from './field-names.ts';
import type { Answers } from './questionnaire/draft-answers.ts';
import { QUESTION_NAMES } from './questionnaire/questions.ts';
import type { RequestValues } from './request-state.ts';

const EDITED = ':';

/** The fields as values; what is missing or was tampered with becomes a default that the API refuses. */
export function readValues(form: FormData): RequestValues {
  const product = text(form, FIELDS.product);
  const variant = text(form, FIELDS.variant);
  return {
    variant: isFormVariant(variant) ? variant : 'title-loan',
    product: PRODUCT_CODES.find((code) => code === product) ?? 'pts',
    sumRubles: integer(form, FIELDS.sum),
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

/** What stands in the fields of the questionnaire. */
export function readAnswers(form: FormData): Answers {
  const answers: Answers = {};
  for (const name of QUESTION_NAMES) {
    const typed = text(form, fieldOf(name));
    if (typed !== '') answers[name] = typed;
  }
  return answers;
}

export function readIntent(form: FormData): RequestIntent {
  const [intent] = text(form, FIELDS.intent).split(EDITED);
  return INTENTS.find((known) => known === intent) ?? 'request-code';
}

/** What a button sends that leads from the check to an answer, a question or the city. */
export function editIntent(name: QuestionName | 'city'): string {
  return `edit${EDITED}${name}`;
}

/** The answer that is to be changed. */
export function readEdited(form: FormData): string {
  return text(form, FIELDS.intent).split(EDITED)[1] ?? '';
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

function hasCarOf(written: string): HasCar {
  if (written === '1') return 1;
  return written === '2' ? 2 : 0;
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? visibleText(value) : '';
}

function integer(form: FormData, name: string): number {
  return readRoubles(text(form, name)) ?? 0;
}
