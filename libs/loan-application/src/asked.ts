import { FIELD_KINDS, type FieldKind, type Privacy } from '@polden/field-kinds';
import type { MainInfo } from './answers.ts';
import type { Question } from './question.ts';
import { QUESTIONS, type QuestionKey } from './questions.ts';
import { type StepName, type Variant, VARIANTS } from './variants.ts';

export type QuestionName = keyof MainInfo;
/** The variant of the form that names the questions of a body. */
export type Body = Variant | 'refinance';

export interface AskedQuestion extends Question {
  key: QuestionKey;
  /** In the form and in the body. */
  name: QuestionName;
}

/** Every question with its key. */
export function questions(): [QuestionKey, Question][] {
  return Object.entries(QUESTIONS) as [QuestionKey, Question][];
}

/** What a body calls a question. */
export function nameIn(key: string, { names = {} }: Question, body: Body): string {
  return names[body] ?? key;
}

/** What a variant asks, in order. */
export function askedIn(variant: Variant, step?: StepName): AskedQuestion[] {
  return questions()
    .filter(([, { steps }]) => (step ? steps[variant] === step : steps[variant] !== undefined))
    .map(([key, question]) => ({ ...question, key, name: nameIn(key, question, variant) as QuestionName }));
}

/** Every name that a body of any variant may have, with its question. */
export function mainInfoQuestions(): [QuestionName, Question][] {
  return questions().flatMap(([key, question]) => {
    const names = new Set([key, ...VARIANTS.map((variant) => nameIn(key, question, variant))]);
    return [...names].map((name): [QuestionName, Question] => [name as QuestionName, question]);
  });
}

export function kindOf({ kind }: Question): FieldKind {
  return FIELD_KINDS[kind];
}

export function privacyOf(question: Question): Privacy {
  return question.privacy ?? kindOf(question).privacy;
}
