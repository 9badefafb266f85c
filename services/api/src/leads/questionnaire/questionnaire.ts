import {
  contractQuestionnaireOf,
  type CreateLead,
  type FieldErrors,
  questionnaireOf,
} from '@polden/api-contract';
import {
  carProblem,
  type MainInfo,
  nameIn,
  passportProblem,
  type Question,
  type Questionnaire,
  questions,
  type RefinanceAnswers,
  askedIn,
  type Variant,
  VARIANTS,
} from '@polden/loan-application';
import { AppError } from '../../core/errors/app-error.ts';

type Answer = string | number | undefined;
type SecondStepBody = Pick<CreateLead, 'product' | 'hasCar' | 'mainInfo'>;

/**
 * The questionnaire of the second step; 422 by the names of MainInfo for what it lacks. Undefined where the product asks for
 * none and none was sent.
 */
export function readMainInfo({ product, hasCar, mainInfo }: SecondStepBody): Questionnaire | undefined {
  const wanted = questionnaireOf(product, hasCar);
  if (wanted === null && mainInfo === undefined) return undefined;
  // What is told for the documents is told whole.
  const variant = wanted ?? contractQuestionnaireOf(product);
  const names = { dateOfIssue: 'mainInfo.dateOfIssue', produced: 'mainInfo.carProduced' };
  const info = mainInfo ?? {};
  return checked(factsIn(info), lackingAnswers(info, variant), names, 'Заполните анкету');
}

/** What the variant asks and nobody has answered, rightly or wrongly. */
export function lackingAnswers(info: MainInfo, variant: Variant | null): FieldErrors {
  const questionnaire = factsIn(info);
  const errors: FieldErrors = {};
  for (const { key, name, partOf, required } of variant === null ? [] : askedIn(variant)) {
    const told = (partOf ?? key) in questionnaire || info[name] !== undefined;
    if (required !== undefined && !told) errors[`mainInfo.${name}`] = [required];
  }
  return errors;
}

/** The same from the flat body of a full refinancing lead; its required fields are checked already. */
export function readRefinance(lead: RefinanceAnswers & { region?: string }): Questionnaire {
  return checked(factsIn(lead), {}, { dateOfIssue: 'dateOfIssue', produced: 'carIssueYear' });
}

/** Surname first; undefined when there is none of the names. */
export function fullNameOf({ lastName, firstName, middleName }: Questionnaire): string | undefined {
  return [lastName, firstName, middleName].filter(Boolean).join(' ') || undefined;
}

function checked(
  questionnaire: Questionnaire,
  errors: FieldErrors,
  names: { dateOfIssue: string; produced: string },
  sentence?: string,
): Questionnaire {
  const problem = passportProblem(questionnaire.birthDate, questionnaire.dateOfIssue);
  if (problem !== null) errors[names.dateOfIssue] = [problem];
  const tooOld = carProblem(questionnaire.carMark, questionnaire.carProduced);
  if (tooOld !== null) errors[names.produced] = [tooOld];
  if (Object.keys(errors).length > 0) throw AppError.invalid(errors, sentence);
  return questionnaire;
}

/** What a body answers, under one name for each fact. */
function factsIn(body: object): Questionnaire {
  const answers = new Map<string, Answer>(Object.entries(body));
  const facts = questions().flatMap(([key, question]) => {
    const value = question.partOf === undefined ? answerTo(key, question, answers) : undefined;
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(facts) as Questionnaire;
}

function answerTo(key: string, question: Question, answers: ReadonlyMap<string, Answer>): Answer {
  const names = [key, ...([...VARIANTS, 'refinance'] as const).map((body) => nameIn(key, question, body))];
  const given = names.map((name) => answers.get(name)).find((value) => value !== undefined);
  const parts = question.parts?.map((part) => answers.get(part));
  return given ?? (parts?.every((part) => part !== undefined) ? parts.join('-') : undefined);
}
