import type { LeadOffering, LeadStage, LeadStatus } from '@polden/api-contract';
import type { CrmDriver } from '../crm/crm-driver.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';

/** What is refused, ended or cancelled is taken up again first. */
const CLOSED: readonly LeadStatus[] = ['refused', 'done', 'cancelled'];

/** What somebody of the staff may offer on a loan request that stands so: where the CRM decides, only what it has approved. */
export function offeringOf(
  {
    status,
    product,
    decision,
    offerUntil,
  }: Pick<LeadEntity, 'status' | 'product' | 'decision' | 'offerUntil'>,
  stage: LeadStage,
  ability: CrmDriver['ability'],
): LeadOffering {
  if (product === null || stage === 'signed' || CLOSED.includes(status)) return null;
  if (ability !== 'decides') return 'terms';
  return decision === null || offerUntil === null ? null : 'renewal';
}
