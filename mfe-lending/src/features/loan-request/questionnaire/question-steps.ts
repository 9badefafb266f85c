import type { FieldErrors, QuestionnaireVariant } from '@polden/api-contract';
import { checkAnswers } from './check-answers.ts';
import { QUESTIONS, type Answers, type QuestionName } from './questions.ts';

/** What a step shows beside its questions. */
export type StepPicture = 'person' | 'passport' | 'home' | 'car' | 'income';

export interface QuestionStep {
  title: string;
  /** Why it is asked. */
  lead: string;
  picture: StepPicture;
  questions: readonly QuestionName[];
  /** The city stands among the questions. */
  city?: boolean;
}

const PERSON = {
  title: 'Как вас зовут',
  lead: 'Как в паспорте: по этим данным мы найдём вашу кредитную историю.',
  picture: 'person',
} as const;
const PASSPORT = {
  title: 'Паспорт',
  lead: 'Положите паспорт рядом: понадобится разворот с фотографией. Данные шифруем, в браузере они не остаются.',
  picture: 'passport',
} as const;

export const QUESTION_STEPS: Record<QuestionnaireVariant, readonly QuestionStep[]> = {
  vehicle: [
    { ...PERSON, questions: ['lastName', 'firstName', 'middleName', 'birthday'] },
    {
      ...PASSPORT,
      questions: ['passport', 'dateOfIssue', 'departmentCode', 'placeOfIssue', 'placeOfBirth'],
    },
    {
      title: 'Дом и доход',
      lead: 'Чтобы предложить платёж, который вам по силам.',
      picture: 'home',
      questions: ['region', 'residentialAddress', 'monthIncome', 'email'],
      city: true,
    },
    {
      title: 'Машина',
      lead: 'Последний шаг. Машина станет залогом, но ездить на ней по-прежнему вам: ключи и ПТС остаются у вас.',
      picture: 'car',
      questions: ['carMark', 'carModel', 'carProduced', 'carNumber', 'carCost'],
    },
  ],
  installment: [
    { ...PERSON, questions: ['lastName', 'firstName', 'middleName', 'birthDate'] },
    {
      ...PASSPORT,
      questions: [
        'passportSeriya',
        'passportNumber',
        'dateOfIssue',
        'departmentCode',
        'placeOfIssue',
        'placeOfBirth',
      ],
    },
    {
      title: 'Где вы живёте',
      lead: 'Адрес нужен для договора, приезжать никто не будет.',
      picture: 'home',
      questions: ['regionRegistration', 'residentialAddress'],
      city: true,
    },
    {
      title: 'Доход и почта',
      lead: 'Последний шаг. Справки приносить не нужно.',
      picture: 'income',
      questions: ['monthIncome', 'email'],
    },
  ],
};

/** The last step of a variant. */
export function lastStepOf(variant: QuestionnaireVariant): number {
  return QUESTION_STEPS[variant].length - 1;
}

/** The step of the first question for which `concerns` holds; null when there is none. */
export function stepWith(
  variant: QuestionnaireVariant,
  concerns: (name: QuestionName) => boolean,
): number | null {
  const found = QUESTION_STEPS[variant].findIndex(({ questions }) => questions.some(concerns));
  return found === -1 ? null : found;
}

/** The step on which this is asked, a question or the city; null when it is none. */
export function stepOfAnswer(variant: QuestionnaireVariant, name: string): number | null {
  if (name !== 'city') return stepWith(variant, (question) => question === name);
  const found = QUESTION_STEPS[variant].findIndex(({ city }) => city);
  return found === -1 ? null : found;
}

/** The first step, before `end`, that lacks an answer or has a wrong one; null when there is none. */
export function firstUnfinished(
  variant: QuestionnaireVariant,
  answers: Answers,
  end = QUESTION_STEPS[variant].length,
): number | null {
  const found = QUESTION_STEPS[variant].findIndex(
    (_step, at) => at < end && Object.keys(checkStep(variant, at, answers)).length > 0,
  );
  return found === -1 ? null : found;
}

/** What is wrong with the answers of one step. */
export function checkStep(variant: QuestionnaireVariant, at: number, answers: Answers): FieldErrors {
  return checkAnswers(QUESTION_STEPS[variant][at]?.questions ?? [], answers);
}

/** The first of the steps before `at` whose secrets are gone: what a reload of the page takes. */
export function forgottenStep(variant: QuestionnaireVariant, answers: Answers, at: number): number | null {
  const forgotten = stepWith(variant, (name) => {
    const { secret, optional } = QUESTIONS[name];
    return secret === true && !optional && !answers[name];
  });
  return forgotten !== null && forgotten < at ? forgotten : null;
}
