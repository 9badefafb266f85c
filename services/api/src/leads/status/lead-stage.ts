import type { LeadProcessingStatus, LeadSignature, LeadStage } from '@polden/api-contract';
import type { CrmDriver } from '../crm/crm-driver.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';

type Standing = Pick<LeadEntity, 'status' | 'crmAcceptedAt' | 'decision'>;

/** How far a loan request is, as its borrower is told. */
export function leadStage(
  { status, crmAcceptedAt, decision }: Standing,
  ability: CrmDriver['ability'],
  signature: LeadSignature = 'none',
): LeadStage {
  switch (status) {
    case 'approved':
      return signature === 'signed' ? 'signed' : 'approved';
    case 'refused':
    case 'cancelled':
    case 'done':
      return status;
    case 'delivered':
      return ability === 'decides' ? 'processing' : 'accepted';
    case 'in-work':
      // Somebody of the staff has taken it: what was approved before still is.
      if (decision !== null) return signature === 'signed' ? 'signed' : 'approved';
      return isReceived(crmAcceptedAt, ability) ? 'accepted' : 'in-work';
    case 'new':
      return isReceived(crmAcceptedAt, ability) ? 'accepted' : 'processing';
  }
}

/** Where nobody decides on the spot, a request is well received once it is where it belongs. */
function isReceived(crmAcceptedAt: Date | null, ability: CrmDriver['ability']): boolean {
  return ability === 'off' || (ability === 'accepts' && crmAcceptedAt !== null);
}

const STATUSES: Record<LeadStage, LeadProcessingStatus> = {
  processing: 'progress',
  'in-work': 'progress',
  accepted: 'success',
  approved: 'success',
  signed: 'success',
  done: 'success',
  refused: 'fail',
  cancelled: 'fail',
};

export function processingStatus(lead: Standing, ability: CrmDriver['ability']): LeadProcessingStatus {
  return STATUSES[leadStage(lead, ability)];
}
