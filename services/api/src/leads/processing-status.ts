import type { LeadProcessingStatus } from '@polden/api-contract';
import type { CrmDriver } from '../crm/crm-driver.ts';
import type { LeadEntity } from './lead.entity.ts';

/** How far a lead is, as its borrower sees it. */
export function processingStatus(
  { status, crmAcceptedAt }: Pick<LeadEntity, 'status' | 'crmAcceptedAt'>,
  ability: CrmDriver['ability'],
): LeadProcessingStatus {
  switch (status) {
    case 'approved':
    case 'done':
      return 'success';
    case 'refused':
    case 'cancelled':
      return 'fail';
    case 'delivered':
      return ability === 'decides' ? 'progress' : 'success';
    case 'in-work':
    case 'new':
      // Where nobody decides on the spot, a request is well received once it is where it belongs.
      return ability === 'off' || (ability === 'accepts' && crmAcceptedAt !== null) ? 'success' : 'progress';
  }
}
