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

/** When deliveries rest because the CRM fails. */
export interface BreakerLimits {
  /** Failures in a row. */
  failures: number;
  /** Until one delivery tries again; doubles up to `restMaxMs`, at random between the half and the whole. */
  restMs: number;
  restMaxMs: number;
  /** A Retry-After is obeyed up to here. */
  pauseMaxSeconds: number;
  /** What waits for its next attempt is tried within so many seconds of the recovery. */
  recoverySeconds: number;
}

export interface DeliveryLimits {
  retryLimit: number;
  /** Seconds before the first retry; doubles up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  pollSeconds: number;
  /** How long the first attempt waits for the CRM; later ones wait for `timeoutMs`, in a lane of their own. */
  quickMs: number;
  timeoutMs: number;
  /**
   * Deliveries at a time in one process: first attempts, those of them that the CRM keeps waiting on top, and those
   * that it did not answer in time.
   */
  lanes: { quick: number; waiting: number; slow: number };
  breaker: BreakerLimits;
  /** A delivery whose worker has died is taken up again after this time. */
  expireSeconds: number;
  /** How often it is looked whether workers have died. */
  superviseSeconds: number;
  /** Seconds until the CRM is first asked for its decision; doubles up to `decisionDelayMax`. */
  decisionDelay: number;
  decisionDelayMax: number;
  /** After so many days nobody asks any more. */
  decisionDays: number;
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
