import type { FieldErrors } from '@polden/api-contract';
import {
  askedIn,
  type QuestionName,
  type Step,
  type StepName,
  STEPS,
  type Variant,
  VARIANT_STEPS,
} from '@polden/loan-application';
import { checkAnswers } from './check-answers.ts';
import type { Answers } from './draft-answers.ts';

export interface QuestionStep extends Step {
  name: StepName;
  questions: readonly QuestionName[];
}

export const QUESTION_STEPS: Record<Variant, readonly QuestionStep[]> = {
  vehicle: stepsOf('vehicle'),
  property: stepsOf('property'),
  installment: stepsOf('installment'),
  contract: stepsOf('contract'),
  pledge: stepsOf('pledge'),
};

function stepsOf(variant: Variant): QuestionStep[] {
  return VARIANT_STEPS[variant].map((step) => ({
    ...STEPS[step],
    name: step,
    questions: askedIn(variant, step).map(({ name }) => name),
  }));
}

/** The step of the first question for which `concerns` holds; null when there is none. */
export function stepWith(variant: Variant, concerns: (name: QuestionName) => boolean): number | null {
  const found = QUESTION_STEPS[variant].findIndex(({ questions }) => questions.some(concerns));
  return found === -1 ? null : found;
}

/** The step on which this is asked, a question or the city; null when it is none. */
export function stepOfAnswer(variant: Variant, name: string): number | null {
  if (name !== 'city') return stepWith(variant, (question) => question === name);
  const found = QUESTION_STEPS[variant].findIndex(({ city }) => city);
  return found === -1 ? null : found;
}

/** The first step, before `end`, that lacks an answer or has a wrong one; null when there is none. */
export function firstUnfinished(
  variant: Variant,
  answers: Answers,
  end = QUESTION_STEPS[variant].length,
): number | null {
  const found = QUESTION_STEPS[variant].findIndex(
    (_step, at) => at < end && Object.keys(checkStep(variant, at, answers)).length > 0,
  );
  return found === -1 ? null : found;
}

/** What is wrong with the answers of one step. What was told for another variant, under a name of its own, counts for nothing here. */
export function checkStep(variant: Variant, at: number, answers: Answers): FieldErrors {
  const asked = Object.fromEntries(askedIn(variant).map(({ name }) => [name, answers[name] ?? '']));
  return checkAnswers(QUESTION_STEPS[variant][at]?.questions ?? [], asked);
}
