import type { UnfinishedRequest } from './account.ts';
import type { LeadOffer, LeadStage } from './lead-stages.ts';

/**
 * `progress`: on its way to the lead system, or being decided; `success`: approved, accepted by a system that decides
 * elsewhere, or waiting for its borrower's answers; `fail`: refused.
 */
export type LeadProcessingStatus = 'progress' | 'success' | 'fail';

export interface LeadProgressRequest {
  leadId: string;
}

export interface LeadProgress {
  status: LeadProcessingStatus;
  /** What the borrower is told: `LEAD_STAGE_WORDS`. */
  stage: LeadStage;
  /** Whole percents, from 1; 100 when the status is final, never before. */
  percents: number;
  /** Seconds since the request was sent. */
  timer: number;
  /** About how many seconds are left; null when nobody knows, 0 at the end. */
  secondsLeft: number | null;
  /** With `success`: the signed, expiring link to the personal account. */
  link: string | null;
  /** With `success` and a decision: what the lender can give. Whole roubles, months or days. */
  limit: { sum: number; monthCount: number | null; days: number | null } | null;
  /** With a `limit`: what it costs; null where the lender has stopped lending so. */
  offer: LeadOffer | null;
  /** With `fail`: for the refusal showcase. */
  formSessionId: string | null;
  signature: LeadSignature;
  /** The questions that wait to be answered; null where none do. */
  unfinished: UnfinishedRequest | null;
}

/**
 * `none`: nothing to sign, because nobody has decided finally, or not all is known that it needs; `open`: the documents
 * wait to be signed; `signed`: they were, since the lead last changed.
 */
export type LeadSignature = 'none' | 'open' | 'signed';
