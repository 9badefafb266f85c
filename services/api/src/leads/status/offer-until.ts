import { stillNeeded } from '../questionnaire/still-needed.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { lastDayOfOffer } from './last-day.ts';

/** The last day of what is approved now; null for a preliminary decision, which is no offer yet. */
export function offerUntil(lead: LeadEntity, now: Date): LeadEntity['offerUntil'] {
  return stillNeeded(lead) === 'questionnaire' ? null : lastDayOfOffer(now);
}
