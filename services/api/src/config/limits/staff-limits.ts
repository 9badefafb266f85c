import type { Budget } from './budget.ts';

export interface StaffLimits {
  /** Attempts, right and wrong ones. */
  loginIp: Budget;
  /** For one login name, whether it exists or not. */
  loginName: Budget;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** How long rights may be remembered when the notification of their change is lost. */
  rightsCacheMs: number;
  /** Images of one person. */
  uploads: Budget;
  /** Tries of one person to change their own password or second factor. */
  profile: Budget;
}

export interface HistoryLimits {
  /** How long what a record says of before and after is kept: at least a year. The record itself stays. */
  payloadYears: number;
}
