import type { LeadStatus } from '@polden/api-contract';
import type { LeadEntity } from '../storage/lead.entity.ts';

/** What the service itself and what somebody of the staff may do from each state. */
const STEPS: Record<LeadStatus, { service: readonly LeadStatus[]; staff: readonly LeadStatus[] }> = {
  new: { service: ['delivered'], staff: ['in-work', 'cancelled'] },
  delivered: { service: ['approved', 'refused', 'new'], staff: ['in-work', 'cancelled'] },
  approved: { service: ['new', 'lapsed', 'declined'], staff: ['in-work', 'done', 'cancelled'] },
  refused: { service: ['new'], staff: ['in-work', 'done'] },
  lapsed: { service: [], staff: ['in-work', 'done'] },
  declined: { service: [], staff: ['in-work', 'done'] },
  // The CRM does not wait for the staff: what it had not decided before, it decides all the same.
  'in-work': { service: ['approved', 'refused', 'lapsed', 'declined'], staff: ['done', 'cancelled'] },
  done: { service: [], staff: ['in-work'] },
  cancelled: { service: [], staff: ['in-work'] },
};

/** Whether the CRM has accepted the lead and not decided yet; work of the staff on it does not matter. */
export function awaitsDecision({
  status,
  decidedAt,
  crmAcceptedAt,
}: Pick<LeadEntity, 'status' | 'decidedAt' | 'crmAcceptedAt'>): boolean {
  return status === 'delivered' || (status === 'in-work' && decidedAt === null && crmAcceptedAt !== null);
}

export function nextForStaff(status: LeadStatus): LeadStatus[] {
  return [...STEPS[status].staff];
}

/** States from which the service may go to this one; a second step begins anew with `new`. */
export function serviceMayComeFrom(status: LeadStatus): LeadStatus[] {
  return (Object.keys(STEPS) as LeadStatus[]).filter((from) => STEPS[from].service.includes(status));
}
