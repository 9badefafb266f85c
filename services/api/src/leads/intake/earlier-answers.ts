import { contractQuestionnaireOf, questionnaireOf } from '@polden/api-contract';
import type { Questionnaire } from '@polden/loan-application';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import type { SecondStep } from './lead-intake.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import type { LoanTerms } from '../storage/new-lead.ts';
import { hasCarOf } from '../questionnaire/still-needed.ts';

/**
 * Whether the request was completed with the very same answers: each tab has keys of its own, and the same answers of
 * another tab are the same call.
 *
 * @param held what it holds of the questionnaire
 */
export function holdsAnswers(
  lead: LeadEntity,
  held: Questionnaire | undefined,
  { loan, personal: { questionnaire } }: SecondStep,
): boolean {
  if (lead.revision !== 2 || !isSameQuestionnaire(held, questionnaire)) return false;
  // Answers for the documents of what is approved leave its terms as they are, whatever terms come with them.
  const terms = loan(lead);
  const isForContract = questionnaire !== undefined && isAskedForContract(lead);
  return isForContract ? lead.product === terms.product : isSameLoan(lead, terms);
}

export function isSameQuestionnaire(
  one: Questionnaire | undefined,
  other: Questionnaire | undefined,
): boolean {
  return canonicalJson(one ?? {}) === canonicalJson(other ?? {});
}

function isAskedForContract({ product, source }: LeadEntity): boolean {
  if (product === null || questionnaireOf(product, hasCarOf(source)) !== null) return false;
  return contractQuestionnaireOf(product) !== null;
}

function isSameLoan(lead: LeadEntity, terms: LoanTerms): boolean {
  const { product, requiredSum, monthCount, days, hasCar = 0 } = terms;
  return (
    lead.product === product &&
    lead.requiredSum === requiredSum &&
    lead.monthCount === monthCount &&
    lead.days === days &&
    hasCarOf(lead.source) === hasCar
  );
}
