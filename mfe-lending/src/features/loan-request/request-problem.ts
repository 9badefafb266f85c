import { askedIn, nameIn } from '@polden/loan-application';
import { type ApiError, toApiError } from '@polden/request-form';
import { FIELDS, fieldOf } from './field-names.ts';
import { QUESTION_NAMES } from './questionnaire/questions.ts';

/** Names of the API's fields that are called otherwise in the form. */
const RENAMED: Record<string, string> = {
  requiredSum: FIELDS.sum,
  requiredMonthCount: FIELDS.termDays,
  days: FIELDS.termDays,
  period: FIELDS.termDays,
  phoneNumber: FIELDS.phone,
  consent: FIELDS.documents,
  ...Object.fromEntries(QUESTION_NAMES.map((name) => [name, fieldOf(name)])),
  ...Object.fromEntries(
    askedIn('vehicle').map((asked) => [nameIn(asked.key, asked, 'refinance'), fieldOf(asked.name)]),
  ),
};
const SHOWN = [
  ...[FIELDS.phone, FIELDS.fullName, FIELDS.documents, FIELDS.code, FIELDS.sum, FIELDS.termDays, FIELDS.city],
  ...QUESTION_NAMES.map(fieldOf),
];

/** A failed call of the loan request as the person should read it. What is no HttpError is thrown on. */
export function toProblem(error: unknown): ApiError {
  return toApiError(error, SHOWN, RENAMED);
}
