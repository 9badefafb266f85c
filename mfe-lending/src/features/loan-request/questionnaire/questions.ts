import { mainInfoQuestions, privacyOf, type Question, type QuestionName } from '@polden/loan-application';

/** What was answered, as it was typed. */
export type Answers = Partial<Record<QuestionName, string>>;

/** The questions by the names that their fields have. */
export const QUESTIONS = Object.fromEntries(mainInfoQuestions()) as Record<QuestionName, Question>;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

/** Name of a question's field in the form and in the API's messages. */
export function fieldOf(name: QuestionName): `mainInfo.${QuestionName}` {
  return `mainInfo.${name}`;
}

/** Whether the answer is kept in the memory of the page only, never in the storage of the browser. */
export function isSecret(name: QuestionName): boolean {
  return privacyOf(QUESTIONS[name]) === 'secret';
}

/** The answers that may lie in the storage of the browser. */
export function keptAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !isSecret(name as QuestionName)));
}
