import { askedIn, mainInfoQuestions, privacyOf, type QuestionName } from './asked.ts';
import { type StepName, type Variant, VARIANT_STEPS } from './variants.ts';

// What a page must know of the questions before their code has come; a build for browsers has only the values.

/** The answers that may lie in the storage of a browser; one that is not named here is not kept. */
export const KEPT_ANSWERS: readonly QuestionName[] = mainInfoQuestions()
  .filter(([, question]) => privacyOf(question) !== 'secret')
  .map(([name]) => name);

/** The secret answers that each step cannot do without: after a reload they are asked for again. */
export const NEEDED_SECRETS: Record<Variant, Partial<Record<StepName, readonly QuestionName[]>>> = {
  vehicle: neededSecrets('vehicle'),
  property: neededSecrets('property'),
  installment: neededSecrets('installment'),
  contract: neededSecrets('contract'),
  pledge: neededSecrets('pledge'),
};

function neededSecrets(variant: Variant): Partial<Record<StepName, readonly QuestionName[]>> {
  const ofSteps = VARIANT_STEPS[variant].map((step) => {
    const needed = askedIn(variant, step).filter(
      (question) => question.required !== undefined && privacyOf(question) === 'secret',
    );
    return [step, needed.map(({ name }) => name)] as const;
  });
  return Object.fromEntries(ofSteps.filter(([, names]) => names.length > 0));
}
