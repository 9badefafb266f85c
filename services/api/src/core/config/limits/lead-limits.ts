import type { Budget } from './budget.ts';

export interface FormLimits {
  /** Public forms of one kind from one address, right and wrong ones. */
  ip: Budget;
  /** Instead of `ip` for forms without a captcha that was solved. */
  ipWithoutCaptcha: Budget;
}

export interface LookupLimits {
  /** Costs of cars for one address. */
  carIp: Budget;
  /** Suggestions for one address. */
  suggestionIp: Budget;
  /** Codes for paying by transfer for one address. */
  paymentIp: Budget;
  /** Searches and their suggestions from one address that one process answers. */
  searchIp: Budget;
}

export interface LeadLimits {
  /** Whole roubles; lkk_zaim1 below, lkk_zaim2 from here on. */
  formNameThreshold: number;
  /** How long a key given by the client is remembered. */
  idempotencySeconds: number;
  /** How long a key derived from the content is remembered. */
  derivedIdempotencySeconds: number;
  /** The processing screen asks for the link until the lead is accepted. */
  loginLinkIp: Budget;
  loginLinkSeconds: number;
  /** The link of a message is opened when its reader has time. */
  messageLinkSeconds: number;
  /** Hours of the borrower's city in which he is sent no SMS: from the one, before the other. Null: there are none. */
  quietHours: { from: number; before: number } | null;
  /** The processing screen asks the CRM at most this often, in one process, about one lead. */
  decisionMs: number;
}

export interface RetentionLimits {
  leadDays: number;
  /** From then on nobody can reach who has written a review; what visitors see of it stays. */
  reviewDays: number;
  /** How long is known who no longer wants letters. */
  unsubscribedDays: number;
  verificationDays: number;
  /** Shells that were away for longer drop all they know of the content. */
  contentChangeDays: number;
  /** How long what visitors did in experiments is counted. */
  experimentDays: number;
}
