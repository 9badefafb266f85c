import {
  KEPT_ANSWERS,
  NEEDED_SECRETS,
  type QuestionName,
  type Variant,
  VARIANT_STEPS,
} from '@polden/loan-application';

/** What was answered, as it was typed. */
export type Answers = Partial<Record<QuestionName, string>>;

/** The answers that may lie in the storage of the browser. */
export function keptAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => KEPT_ANSWERS.includes(name as QuestionName)),
  );
}

/** The last step of a variant. */
export function lastStepOf(variant: Variant): number {
  return VARIANT_STEPS[variant].length - 1;
}

/** The first step before `at` that has lost its secret answers: a reload drops them. */
export function forgottenStep(variant: Variant, answers: Answers, at: number): number | null {
  const forgotten = VARIANT_STEPS[variant].findIndex((step) =>
    NEEDED_SECRETS[variant][step]?.some((name) => !answers[name]),
  );
  return forgotten !== -1 && forgotten < at ? forgotten : null;
}
