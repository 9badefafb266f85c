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
 * `new` → `delivered` (the CRM has it) → `approved` or `refused` (the CRM has decided); the staff takes a request
 * `in-work`, and ends it as `done` or `cancelled`.
 */
export const LEAD_STATUSES = [
  'new',
  'delivered',
  'approved',
  'refused',
  'in-work',
  'done',
  'cancelled',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

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
