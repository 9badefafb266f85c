import { visibleText } from '@polden/field-kinds';
import type { QuestionName } from '@polden/loan-application';
import { FIELDS, fieldOf } from '../field-names.ts';
import type { Answers } from './draft-answers.ts';
import { QUESTION_NAMES } from './questions.ts';

/** Between what a button does and the answer that it is about. */
export const EDITED = ':';

/** What stands in the fields of the questionnaire; '' is an answer that was seen and left empty, or taken back. */
export function readAnswers(form: FormData): Answers {
  const answers: Answers = {};
  for (const name of QUESTION_NAMES) {
    if (form.has(fieldOf(name))) answers[name] = text(form, fieldOf(name));
  }
  return answers;
}

/** What a button sends that leads from the check to an answer, a question or the city. */
export function editIntent(name: QuestionName | 'city'): string {
  return `edit${EDITED}${name}`;
}

/** The answer that is to be changed. */
export function readEdited(form: FormData): string {
  return text(form, FIELDS.intent).split(EDITED)[1] ?? '';
}

export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? visibleText(value) : '';
}
