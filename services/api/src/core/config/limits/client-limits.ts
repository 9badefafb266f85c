import type { Budget } from './budget.ts';

export interface ClientLimits {
  /** Logins and logouts of one address. */
  ip: Budget;
  /** The end of a session, however often it is used. */
  sessionSeconds: number;
  /** How long a session lives that nobody uses. */
  idleSeconds: number;
  /** How exactly it is known when a session was used last: reading one writes no more often. */
  seenSeconds: number;
  /** How long the link of a message logs in, at most; afterwards it shows its request alone. */
  linkSeconds: number;
  /** Copies of one's data for one phone. */
  copies: Budget;
}
