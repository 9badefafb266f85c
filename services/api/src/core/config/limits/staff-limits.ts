import type { Budget } from './budget.ts';

export interface StaffLimits {
  /** Attempts, right and wrong ones, of one address. */
  loginIp: Budget;
  /** Of its network: a /24, or a /48 of IPv6. */
  loginNetwork: Budget;
  /** With one login name from one address or one known browser, whether the name exists or not. */
  loginPair: Budget;
  /** With one login name from anywhere but the browsers that know it. */
  loginName: Budget;
  /** Wrong codes of the second factor with the right password of one account, from wherever. */
  loginCode: Budget;
  loginCodeDay: Budget;
  /** How long a browser is known from which somebody has signed in. */
  deviceSeconds: number;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** The end of a session, however often it was carried on. */
  sessionSeconds: number;
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
