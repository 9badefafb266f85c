import type { LeadStatus } from '@polden/api-contract';

/** What the service itself and what somebody of the staff may do from each state. */
const STEPS: Record<LeadStatus, { service: readonly LeadStatus[]; staff: readonly LeadStatus[] }> = {
  new: { service: ['delivered'], staff: ['in-work', 'cancelled'] },
  delivered: { service: ['approved', 'refused', 'new'], staff: ['in-work', 'cancelled'] },
  approved: { service: ['new'], staff: ['in-work', 'done', 'cancelled'] },
  refused: { service: ['new'], staff: ['in-work', 'done'] },
  'in-work': { service: [], staff: ['done', 'cancelled'] },
  done: { service: [], staff: ['in-work'] },
  cancelled: { service: [], staff: ['in-work'] },
};

export function nextForStaff(status: LeadStatus): LeadStatus[] {
  return [...STEPS[status].staff];
}

/** States from which the service may go to this one; a second step begins anew with `new`. */
export function serviceMayComeFrom(status: LeadStatus): LeadStatus[] {
  return (Object.keys(STEPS) as LeadStatus[]).filter((from) => STEPS[from].service.includes(status));
}
