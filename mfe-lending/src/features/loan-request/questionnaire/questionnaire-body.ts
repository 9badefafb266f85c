import { writtenText } from '@polden/field-kinds';
import {
  askedIn,
  kindOf,
  type MainInfo,
  nameIn,
  type Question,
  type RefinanceAnswers,
  type Variant,
} from '@polden/loan-application';
import type { Answers } from './draft-answers.ts';

/** The answers to what the variant asks, as the API takes them: numbers as numbers, and what was left empty left out. */
export function mainInfoOf(answers: Answers, variant: Variant): MainInfo {
  return bodyOf(answers, variant, variant);
}

/** The same of a vehicle under the names of a full refinancing lead. */
export function refinanceOf(answers: Answers): RefinanceAnswers {
  const lead = bodyOf(answers, 'vehicle', 'refinance') as RefinanceAnswers;
  return { ...lead, passportId: (answers.passport ?? '').replace(' ', '-') };
}

function bodyOf(answers: Answers, variant: Variant, body: Variant | 'refinance'): object {
  const facts = askedIn(variant).flatMap((question) => {
    const value = valueOf(question, answers[question.name] ?? '');
    return value === null ? [] : [[nameIn(question.key, question, body), value]];
  });
  return Object.fromEntries(facts) as object;
}

function valueOf(question: Question, typed: string): string | number | null {
  const kind = kindOf(question);
  const text = writtenText(kind, typed, question.required === undefined);
  const { number, normalise } = kind;
  if (text === '') return null;
  return number ? Number(normalise?.(text) ?? text) : text;
}
