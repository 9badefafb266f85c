import type { AcceptedLead, Lead } from './accepted-leads.ts';

export type Decision =
  | { status: 'progress'; percents: number; secondsLeft: number }
  | {
      status: 'approved';
      revision: number;
      limit: { sum: number; monthCount: number | null; days: number | null };
    }
  | { status: 'refused'; revision: number };

const MIN_INCOME = 20_000;
const SMALLER_SHARE = 0.8;
const THOUSAND = 1000;

/** What the CRM says of a lead at this moment; the rules stand in the README. */
export function decide({ lead, at }: AcceptedLead, now: number, delaySeconds: number): Decision {
  const waited = Math.max(0, (now - at) / 1000);
  // Anybody can leave the phone of another, and nobody is refused before they have answered: that would be final, and is not.
  const isUndecided = lead.phoneVerified === false || (isPreliminary(lead) && isRefused(lead));
  if (waited < delaySeconds || isUndecided) {
    return {
      status: 'progress',
      percents: isUndecided ? 1 : Math.max(1, Math.min(99, Math.round((waited / delaySeconds) * 100))),
      secondsLeft: Math.max(1, Math.ceil(delaySeconds - waited)),
    };
  }
  const { revision } = lead;
  return isRefused(lead)
    ? { status: 'refused', revision }
    : { status: 'approved', revision, limit: limitOf(lead) };
}

/** The answers are still to come: only what is decided on them is final. */
export function isPreliminary({ complete }: Lead): boolean {
  return complete === false;
}

function isRefused({ phone, questionnaire }: Lead): boolean {
  const income = questionnaire?.monthIncome;
  return phone.endsWith('00') || (income !== undefined && income < MIN_INCOME);
}

function limitOf({ phone, requiredSum, requiredMonthCount, days }: Lead) {
  const asked = requiredSum ?? 0;
  const sum = phone.endsWith('11') ? Math.floor((asked * SMALLER_SHARE) / THOUSAND) * THOUSAND : asked;
  return { sum, monthCount: requiredMonthCount, days };
}
