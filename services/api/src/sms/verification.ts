import type { VerificationState } from '@polden/api-contract';
import { backoff } from '@polden/ru';
import type { SmsLimits } from '../core/config/limits/sms-limits.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * What is kept of a phone's verification for one purpose, and beside it, under a purpose of their own, of each visitor
 * who asked for it: what may be told to that visitor, with the code that he has confirmed. Moments are milliseconds since
 * the epoch.
 */
export interface Verification {
  phoneIndex: string;
  purpose: string;
  /** Binds the HMAC of the code to this one message; null when there is no code to check. */
  nonce: string | null;
  codeHmac: Buffer | null;
  checks: number;
  expiresAt: number | null;
  /** When the code was confirmed, or when its last check was used up. */
  finishedAt: number | null;
  /** Codes sent without a day's pause: what the resend timer doubles by. */
  sends: number;
  resendAt: number | null;
}

/**
 * Where a verification stands:
 * - `pending`: a code was sent, it has not expired and it has checks left;
 * - `finished`: the code was confirmed or used up its checks, that was less than `finishedTtlSeconds` ago, and no
 *   code is pending. This is the one state that answers `need_reset`, once its resend timer is over: a reset forgets that
 *   it finished, and nothing else, so the resend timer and every budget stay as they are;
 * - `none`: nothing was sent, the code has expired unconfirmed, or it finished long ago.
 */
export type Standing = 'none' | 'pending' | 'finished';

export function standingOf(verification: Verification, now: number, limits: SmsLimits): Standing {
  const { finishedAt, expiresAt, nonce } = verification;
  if (finishedAt !== null) return finishedAt + limits.finishedTtlSeconds * 1000 > now ? 'finished' : 'none';
  return nonce !== null && expiresAt !== null && expiresAt > now ? 'pending' : 'none';
}

/** Whole seconds until the moment, rounded up; 0 when it has passed. */
export function secondsUntil(moment: number | null, now: number): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}

export function stateOf(verification: Verification, now: number, needReset: boolean): VerificationState {
  return {
    need_reset: needReset,
    resendAfter: secondsUntil(verification.resendAt, now),
    expiresIn: needReset ? 0 : secondsUntil(verification.expiresAt, now),
  };
}

/** The verification after another code: the wait doubles with each code that follows within a day of the last. */
export function withCode(
  verification: Verification,
  code: Pick<Verification, 'nonce' | 'codeHmac'>,
  now: number,
  limits: SmsLimits,
): Verification {
  const rested = verification.resendAt === null || verification.resendAt + DAY_MS < now;
  const sends = rested ? 1 : verification.sends + 1;
  const wait = backoff(sends, { first: limits.resendSeconds, longest: limits.resendMaxSeconds });
  return {
    ...verification,
    ...code,
    checks: 0,
    sends,
    expiresAt: now + limits.codeTtlSeconds * 1000,
    resendAt: now + wait * 1000,
    finishedAt: null,
  };
}
