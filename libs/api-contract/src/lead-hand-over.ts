import type { LeadProcessingStatus } from './lead-progress.ts';
import type { LeadOffer, LeadStage } from './lead-stages.ts';
import type { LeadType } from './lead.ts';
import type { ProductCode } from './products.ts';

export interface LoginLinkRequest {
  leadId: string;
  /** May be left out: the verified phone of the lead is used. */
  phone?: string;
  leadType?: LeadType;
  partner?: string;
}

export interface LoginLink {
  /** Signed, expiring link to the personal account. */
  link: string;
  status: LeadProcessingStatus;
}

export interface OpenLoginLink {
  /** Query of the link, without the question mark. */
  query: string;
}

/** A request for a loan as its borrower sees it on the way to the personal account. */
export interface HandedOverLead {
  id: string;
  product: ProductCode;
  /** The account open in this browser: that of the request's phone, another one, or none. */
  account: 'own' | 'other' | null;
  /** The link opens the account (ACCOUNT_PATHS.loginByLink): it went out a short while ago and has not been used. */
  logsIn: boolean;
  /** +7 ••• •••-80-80: the last four digits. */
  maskedPhone: string;
  /** Whole roubles. */
  requiredSum: number;
  requiredMonthCount: number | null;
  days: number | null;
  /** ISO 8601 in UTC. */
  created: string;
  status: LeadProcessingStatus;
  /** What the borrower is told: `LEAD_STAGE_WORDS`. */
  stage: LeadStage;
  /** What was approved, and what it costs. */
  offer: LeadOffer | null;
}
