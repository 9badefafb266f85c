import { checkField, FIELD_KINDS } from '@polden/field-kinds';
import type { QuestionName } from '@polden/loan-application';
import type { Answers } from './draft-answers.ts';

const PATRONYMIC = /(?:ич|[вш]на|оглы|кызы)$/iu;

/**
 * The answers, and in the place of those that are empty what a name that was written in one field says: «Анна Иванова»,
 * «Иванова Анна Петровна». What cannot be told apart is left to its owner.
 */
export function withName(answers: Answers, fullName: string): Answers {
  const lacking = Object.entries(nameAnswers(fullName)).filter(([name]) => !answers[name as QuestionName]);
  return { ...answers, ...Object.fromEntries(lacking) };
}

function nameAnswers(fullName: string): Answers {
  const words = fullName.split(/\s+/u).filter(Boolean);
  if (words.some((word) => checkField(FIELD_KINDS.name, word, null) !== null)) return {};
  const [one = '', two = '', three = ''] = words;
  if (words.length === 2) return { firstName: one, lastName: two };
  if (words.length !== 3) return {};
  if (PATRONYMIC.test(two)) return { firstName: one, middleName: two, lastName: three };
  return PATRONYMIC.test(three) ? { lastName: one, firstName: two, middleName: three } : {};
}
