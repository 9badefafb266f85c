import type { FieldErrors } from '@polden/api-contract';
import { checkField, readDay } from '@polden/field-kinds';
import { carProblem, kindOf, passportProblem, type QuestionName } from '@polden/loan-application';
import { fieldOf } from '../field-names.ts';
import type { Answers } from './draft-answers.ts';
import { QUESTIONS } from './questions.ts';

/** What is wrong with the answers to these questions, by their fields; the API has the last word. */
export function checkAnswers(names: readonly QuestionName[], answers: Answers): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of names) {
    const question = QUESTIONS[name];
    const message = checkField(kindOf(question), answers[name] ?? '', question.required ?? null);
    if (message !== null) errors[fieldOf(name)] = [message];
  }
  const { birthday = '', birthDate = '', dateOfIssue = '' } = answers;
  const given = names.includes('dateOfIssue') ? readDay(dateOfIssue) : null;
  const problem = passportProblem(readDay(birthday || birthDate), given);
  if (problem !== null) errors[fieldOf('dateOfIssue')] ??= [problem];
  const { carMark, carProduced } = answers;
  const tooOld = names.includes('carProduced') ? carProblem(carMark, Number(carProduced)) : null;
  if (tooOld !== null) errors[fieldOf('carProduced')] ??= [tooOld];
  return errors;
}
