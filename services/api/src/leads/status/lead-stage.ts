import {
  isArrangedByManager,
  type LeadProcessingStatus,
  type LeadSignature,
  type LeadStage,
} from '@polden/api-contract';
import type { CrmDriver } from '../crm/crm-driver.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { stillNeeded } from '../questionnaire/still-needed.ts';
import { isPast } from './last-day.ts';

type Standing = Pick<
  LeadEntity,
  'kind' | 'status' | 'crmAcceptedAt' | 'decision' | 'offerUntil' | 'product' | 'revision' | 'source'
>;
type Ability = CrmDriver['ability'];

/** The stage that the borrower is told: never one that asks for something impossible here. */
export function leadStage(lead: Standing, ability: Ability, signature: LeadSignature): LeadStage {
  const stage = decisionStage(lead, ability);
  const needed = stillNeeded(lead);
  switch (stage) {
    case 'processing':
    case 'accepted':
      return needed === 'questionnaire' ? 'unfinished' : stage;
    case 'approved':
      if (needed === 'questionnaire') return 'pre-approved';
      if (signature !== 'signed' && isLapsed(lead)) return 'lapsed';
      if (needed !== null) return needed;
      // An application of nobody is no application: somebody has to ask.
      if (signature === 'none') return 'manager';
      return signature === 'signed' ? 'signed' : 'approved';
    default:
      return stage;
  }
}

/** Its last day is over, whether or not that has been noted; a manager who is arranging the contract goes by no clock. */
function isLapsed({ offerUntil, status, product }: Standing): boolean {
  if (offerUntil === null || !isPast(offerUntil, new Date())) return false;
  return status !== 'in-work' || product === null || !isArrangedByManager(product);
}

/** The stage of the decision alone, without what the borrower still has to tell. */
function decisionStage({ kind, status, crmAcceptedAt, decision }: Standing, crmAbility: Ability) {
  // The CRM decides on loans alone.
  const ability = kind === 'loan' ? crmAbility : 'off';
  switch (status) {
    case 'approved':
    case 'refused':
    case 'lapsed':
    case 'declined':
    case 'cancelled':
    case 'done':
      return status;
    case 'delivered':
      return ability === 'decides' ? 'processing' : 'accepted';
    case 'in-work':
      // Somebody of the staff has taken it: what was approved before still is.
      if (decision !== null) return 'approved';
      return isReceived(crmAcceptedAt, ability) ? 'accepted' : 'in-work';
    case 'new':
      return isReceived(crmAcceptedAt, ability) ? 'accepted' : 'processing';
  }
}

/** Where nobody decides on the spot, a request is well received once it is where it belongs. */
function isReceived(crmAcceptedAt: Date | null, ability: Ability): boolean {
  return ability === 'off' || (ability === 'accepts' && crmAcceptedAt !== null);
}

const STATUSES: Record<LeadStage, LeadProcessingStatus> = {
  processing: 'progress',
  'in-work': 'progress',
  unfinished: 'success',
  accepted: 'success',
  'pre-approved': 'success',
  'contract-questions': 'success',
  manager: 'success',
  approved: 'success',
  signed: 'success',
  done: 'success',
  refused: 'fail',
  lapsed: 'fail',
  declined: 'fail',
  cancelled: 'fail',
};

export function processingStatus(stage: LeadStage): LeadProcessingStatus {
  return STATUSES[stage];
}

/** Whether it was approved for good, so that its documents can be signed once its borrower has told a name. */
export function isToSign(lead: Standing, ability: Ability): boolean {
  return leadStage(lead, ability, 'open') === 'approved';
}

/** The same, or was until its last day: what was signed by then stays so. */
export function wasToSign(lead: Standing, ability: Ability): boolean {
  return isToSign({ ...lead, offerUntil: null }, ability);
}
