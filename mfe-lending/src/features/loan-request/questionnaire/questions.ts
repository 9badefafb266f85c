import type { FieldErrors } from '@polden/api-contract';
import { mainInfoQuestions, privacyOf, type Question, type QuestionName } from '@polden/loan-application';
import { questionOf } from '../field-names.ts';

/** The questions by the names that their fields have. */
export const QUESTIONS = Object.fromEntries(mainInfoQuestions()) as Record<QuestionName, Question>;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

/** Whether the answer is kept in the memory of the page only, never in the storage of the browser. */
export function isSecret(name: QuestionName): boolean {
  return privacyOf(QUESTIONS[name]) === 'secret';
}

/** Errors as a summary tells them: in the order of the questions, and each names its own. */
export function summarized(errors: FieldErrors): FieldErrors {
  const placeOf = (field: string) => QUESTION_NAMES.findIndex((name) => name === questionOf(field));
  const inOrder = Object.entries(errors).sort(([a], [b]) => placeOf(a) - placeOf(b));
  return Object.fromEntries(
    inOrder.map(([field, messages]) => {
      const name = questionOf(field);
      return [field, name === null ? messages : messages.map((message) => named(message, QUESTIONS[name]))];
    }),
  );
}

/** «Фамилия — русскими буквами, как в паспорте». */
function named(message: string, { label, required }: Question): string {
  if (message === required || message.startsWith(label)) return message;
  return `${label} — ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
