import { mainInfoQuestions, privacyOf, type Question, type QuestionName } from '@polden/loan-application';

/** The questions by the names that their fields have. */
export const QUESTIONS = Object.fromEntries(mainInfoQuestions()) as Record<QuestionName, Question>;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

/** Whether the answer is kept in the memory of the page only, never in the storage of the browser. */
export function isSecret(name: QuestionName): boolean {
  return privacyOf(QUESTIONS[name]) === 'secret';
}
