import type { LeadProcessingStatus, LeadSignature, LeadStage } from '@polden/api-contract';
import type { CrmDriver } from '../crm/crm-driver.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { stillNeeded } from '../questionnaire/still-needed.ts';

type Standing = Pick<
  LeadEntity,
  'kind' | 'status' | 'crmAcceptedAt' | 'decision' | 'product' | 'revision' | 'source'
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
      if (needed !== null) return needed === 'questionnaire' ? 'pre-approved' : needed;
      // An application of nobody is no application: somebody has to ask.
      if (signature === 'none') return 'manager';
      return signature === 'signed' ? 'signed' : 'approved';
    default:
      return stage;
  }
}

/** The stage of the decision alone, without what the borrower still has to tell. */
function decisionStage({ kind, status, crmAcceptedAt, decision }: Standing, crmAbility: Ability) {
  // The CRM decides on loans alone.
  const ability = kind === 'loan' ? crmAbility : 'off';
  switch (status) {
    case 'approved':
    case 'refused':
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
  cancelled: 'fail',
};

export function processingStatus(lead: Standing, ability: Ability): LeadProcessingStatus {
  return STATUSES[leadStage(lead, ability, 'open')];
}

/** Whether it was approved for good, so that its documents can be signed once its borrower has told a name. */
export function isToSign(lead: Standing, ability: Ability): boolean {
  return leadStage(lead, ability, 'open') === 'approved';
}
