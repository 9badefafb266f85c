/** What a request is about; `loan` for all that ask for a loan. */
export const LEAD_KINDS = [
  'loan',
  'agent',
  'partner',
  'lead-generator',
  'prize',
  'need-money',
  'real-estate',
  'bring-friend',
  'investor',
  'bond',
  'resume',
  'vacancy-reply',
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * `new` → `delivered` (the CRM has it) → `approved` or `refused` (the CRM has decided); what is approved and not signed is
 * `lapsed` after its last day, or `declined` by its borrower; the staff takes a request `in-work`, and ends it as `done` or
 * `cancelled`.
 */
export const LEAD_STATUSES = [
  'new',
  'delivered',
  'approved',
  'refused',
  'lapsed',
  'declined',
  'in-work',
  'done',
  'cancelled',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Why a borrower does not take what was approved, by his own choice; he need not say. */
export const DECLINE_REASONS = ['expensive', 'terms', 'elsewhere', 'not-needed', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** As the borrower chooses and the staff read it. */
export const DECLINE_REASON_WORDS: Readonly<Record<DeclineReason, string>> = {
  expensive: 'Дорого',
  terms: 'Не подходит сумма или срок',
  elsewhere: 'Деньги нашлись в другом месте',
  'not-needed': 'Деньги больше не нужны',
  other: 'Другая причина',
};

/**
 * `queued`: waits or is being retried; `unknown`: was sent, and the CRM is asked whether it has it; `accepted`: the CRM
 * has acknowledged it; `superseded`: a later step was accepted before; `kept`: there is no CRM; `dead`: not accepted
 * after every retry; `unresolved`: the same, and whether the CRM has it nobody knows.
 */
export const LEAD_DELIVERY_STATES = [
  'queued',
  'unknown',
  'accepted',
  'superseded',
  'kept',
  'dead',
  'unresolved',
] as const;
export type LeadDeliveryState = (typeof LEAD_DELIVERY_STATES)[number];

/** A document that the person accepted, with the edition they saw. */
export interface AcceptedDocumentEdition {
  id: string;
  /** YYYY-MM-DD. */
  edition: string;
}
