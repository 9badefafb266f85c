const MINUTE = 60;
const HOUR = 60 * MINUTE;

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

/** How requests are brought to the CRM, and tried again while it does not take them. */
export interface DeliveryLimits {
  retryLimit: number;
  /** Seconds before the first retry; doubles up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  pollSeconds: number;
  /** The same for queues that tell of their jobs: for those that become due later, and while nothing can be told. */
  toldPollSeconds: number;
  /** How long the first attempt waits for the CRM; later ones wait for `timeoutMs`, in a lane of their own. */
  quickMs: number;
  timeoutMs: number;
  /**
   * Deliveries at a time in one process: first attempts, those of them that the CRM keeps waiting on top, and those
   * that it did not answer in time.
   */
  lanes: { quick: number; waiting: number; slow: number };
  breaker: BreakerLimits;
  /** A delivery of a dead worker is taken up again after this time. */
  expireSeconds: number;
  /** How often it is looked whether workers have died. */
  superviseSeconds: number;
  /** How long a process that stops waits for its jobs; then another one takes them. */
  stopMs: number;
  /** Seconds until the CRM is first asked for its decision; doubles up to `decisionDelayMax`. */
  decisionDelay: number;
  decisionDelayMax: number;
  /** After so many days nobody asks any more. */
  decisionDays: number;
}

export const CRM_RETRIES: DeliveryLimits = {
  retryLimit: 15,
  retryDelay: 5,
  retryDelayMax: HOUR,
  pollSeconds: 1,
  toldPollSeconds: 5,
  quickMs: 2000,
  timeoutMs: 10_000,
  lanes: { quick: 20, waiting: 100, slow: 20 },
  breaker: {
    failures: 20,
    restMs: 1000,
    restMaxMs: 30_000,
    pauseMaxSeconds: 5 * MINUTE,
    recoverySeconds: 10,
  },
  expireSeconds: MINUTE,
  superviseSeconds: 30,
  stopMs: 20_000,
  decisionDelay: 3,
  decisionDelayMax: 15 * MINUTE,
  decisionDays: 3,
};
