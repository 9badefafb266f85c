export type { MainInfo, Questionnaire, RefinanceAnswers } from './answers.ts';
export {
  askedIn,
  type AskedQuestion,
  kindOf,
  mainInfoQuestions,
  nameIn,
  privacyOf,
  type QuestionName,
  questions,
} from './asked.ts';
export { carProblem } from './car-age.ts';
export { KEPT_ANSWERS, NEEDED_SECRETS } from './draft-facts.computed.ts';
export { passportProblem } from './passport-age.ts';
export { privateNames } from './private-names.ts';
export type { Question } from './question.ts';
export { QUESTIONS, type QuestionKey } from './questions.ts';
export { type Step, STEPS } from './steps.ts';
export { type StepName, type Variant, VARIANT_STEPS, VARIANTS } from './variants.ts';
