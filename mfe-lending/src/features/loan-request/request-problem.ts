import { type ApiError, toApiError } from '@polden/request-form';
import { fieldOf } from './questionnaire/check-answers.ts';
import { REFINANCE_NAMES } from './questionnaire/questionnaire-body.ts';
import { QUESTIONS, type QuestionName } from './questionnaire/questions.ts';
import { FIELDS } from './request-fields.ts';

const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

/** Names of the API's fields that are called otherwise in the form. */
const RENAMED: Record<string, string> = {
  requiredSum: FIELDS.sum,
  requiredMonthCount: FIELDS.termDays,
  days: FIELDS.termDays,
  period: FIELDS.termDays,
  phoneNumber: FIELDS.phone,
  consent: FIELDS.documents,
  ...Object.fromEntries(QUESTION_NAMES.map((name) => [name, fieldOf(name)])),
  ...Object.fromEntries(Object.entries(REFINANCE_NAMES).map(([theirs, ours]) => [theirs, fieldOf(ours)])),
};
const SHOWN = [
  ...[FIELDS.phone, FIELDS.fullName, FIELDS.documents, FIELDS.code, FIELDS.sum, FIELDS.termDays, FIELDS.city],
  ...QUESTION_NAMES.map(fieldOf),
];

/** A failed call of the loan request as the person should read it. What is no HttpError is thrown on. */
export function toProblem(error: unknown): ApiError {
  return toApiError(error, SHOWN, RENAMED);
}
