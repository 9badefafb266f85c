import type { EnvReader } from '@polden/api-contract';

/** How much this process takes on at a time, and how it stops. */
export interface ServingLimits {
  /** Requests that are worked on at a time; others wait for a moment, or are refused with 503. */
  maxInFlight: number;
  /** A public request that takes longer is answered 503. */
  deadlineMs: number;
  /** The same for the staff, who wait for long work. */
  staffDeadlineMs: number;
  /** From the signal to stop until connections are no longer taken: as long as a balancer needs to see it. */
  drainMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function readServingLimits(env: EnvReader, local: boolean): ServingLimits {
  return {
    maxInFlight: env.integer('MAX_IN_FLIGHT', 40, 1, 10_000),
    deadlineMs: env.integer('REQUEST_DEADLINE_MS', 20 * SECOND, 100, 10 * MINUTE),
    staffDeadlineMs: env.integer('STAFF_DEADLINE_MS', 5 * MINUTE, 100, 60 * MINUTE),
    drainMs: env.integer('DRAIN_MS', local ? SECOND : 5 * SECOND, 0, 10 * MINUTE),
  };
}
