import {
  contractQuestionnaireOf,
  type HasCar,
  isArrangedByManager,
  questionnaireOf,
} from '@polden/api-contract';
import type { LeadEntity } from '../storage/lead.entity.ts';

/**
 * What has to come before something of a request can be signed: the questionnaire, without which a decision is preliminary;
 * once it is approved, the answers that the documents need, or the call of a manager. Null when nothing has.
 */
export type StillNeeded = 'questionnaire' | 'contract-questions' | 'manager' | null;

export function stillNeeded({
  product,
  revision,
  source,
}: Pick<LeadEntity, 'product' | 'revision' | 'source'>): StillNeeded {
  if (product === null) return null;
  if (isArrangedByManager(product)) return 'manager';
  // Either kind of questions is answered by the second step.
  if (revision === 2) return null;
  if (questionnaireOf(product, hasCarOf(source)) !== null) return 'questionnaire';
  return contractQuestionnaireOf(product) === null ? null : 'contract-questions';
}

/** What the last step of an instalment loan was told of a car. */
export function hasCarOf(source: LeadEntity['source']): HasCar {
  const told = source['hasCar'];
  return told === '1' ? 1 : told === '2' ? 2 : 0;
}
