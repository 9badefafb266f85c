import { requestFields } from '@polden/api-contract';
import { questions } from '@polden/loan-application';
import type { PersonalPart } from './new-lead.ts';

const OF_OTHERS = new Set(
  [...requestFields(), ...questions()].flatMap(([name, { ofAnother }]) => (ofAnother ? [name] : [])),
);

/** What a request says of its author alone. */
export function withoutOthers<Data extends Pick<PersonalPart, 'questionnaire' | 'answers'>>(
  data: Data,
): Data {
  const { questionnaire, answers } = data;
  return {
    ...data,
    ...(questionnaire && { questionnaire: ownOf(questionnaire) }),
    ...(answers && { answers: ownOf(answers) }),
  };
}

function ownOf<Given extends object>(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !OF_OTHERS.has(name))) as Given;
}
