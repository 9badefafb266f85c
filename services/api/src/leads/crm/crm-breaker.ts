import { Injectable, Logger } from '@nestjs/common';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
} from 'cockatiel';
import { backoff } from '@polden/ru';
import { ApiConfig } from '../../core/config/api-config.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { LEAD_DELIVERY, LEAD_DELIVERY_SLOW } from '../../core/jobs/queues.ts';
import { RefusedError } from '../../core/outgoing/refused.error.ts';
import { NotSentError, UnknownOutcomeError } from './crm-calls.ts';

export type Lane = 'quick' | 'slow';

/** The CRM rests: it was not called, or only to see whether it is well again, and the cause says how it failed then. */
export class RestingError extends Error {
  override readonly name = 'RestingError';
}

const TOO_MANY = 429;
const SERVER_ERROR = 500;
const NOT_ALLOWED = [401, 403];
/** While nothing but a try is due. */
const ONE = 1;

/**
 * Lets the CRM rest when it fails again and again: then a single delivery tries, after growing pauses, until one is
 * taken. A CRM that answers some and leaves others unanswered is not failing: those wait in their own lane.
 */
@Injectable()
export class CrmBreaker {
  private readonly logger = new Logger(CrmBreaker.name);
  private readonly breaker;
  /** Milliseconds since the epoch. */
  private pausedUntil = 0;
  private dueAt = 0;

  constructor(
    private readonly config: ApiConfig,
    jobs: JobQueue,
  ) {
    const { failures, restMs, restMaxMs, recoverySeconds } = config.limits.delivery.breaker;
    const rest = new DelegateBackoff<{ attempt: number }>(({ attempt }) => {
      const delay = backoff(attempt, { first: restMs, longest: restMaxMs }) * (0.5 + Math.random() / 2);
      this.dueAt = Date.now() + delay;
      return delay;
    });
    this.breaker = circuitBreaker(
      handleWhen((error) => this.isFailure(error)),
      { breaker: new ConsecutiveBreaker(failures), halfOpenAfter: rest },
    );
    this.breaker.onBreak(() => this.logger.error('the CRM fails: deliveries rest'));
    this.breaker.onReset(() => {
      this.logger.log('the CRM answers again');
      jobs
        .hurry([LEAD_DELIVERY, LEAD_DELIVERY_SLOW], recoverySeconds)
        .catch((error: unknown) => this.logger.error(error));
    });
  }

  /** How many deliveries of a lane may run now. */
  room(lane: Lane): number {
    const now = Date.now();
    if (now < this.pausedUntil) return 0;
    switch (this.breaker.state) {
      case CircuitState.Closed:
        return this.config.limits.delivery.lanes[lane];
      case CircuitState.Open:
        return now < this.dueAt ? 0 : ONE;
      default:
        return ONE;
    }
  }

  /** A first attempt that the CRM keeps waiting holds up no other. */
  waiting(lane: Lane): { afterMs: number; most: number } {
    const { quickMs, lanes } = this.config.limits.delivery;
    return { afterMs: quickMs / 4, most: lane === 'quick' ? lanes.waiting : 0 };
  }

  /** How long a call of the lane may take: the one that tries a resting CRM takes its time. */
  timeoutMs(lane: Lane): number {
    const { quickMs, timeoutMs } = this.config.limits.delivery;
    return lane === 'quick' && this.breaker.state === CircuitState.Closed ? quickMs : timeoutMs;
  }

  /** What the CRM asks for, as far as it is obeyed. */
  pauseSeconds({ retryAfterSeconds }: RefusedError): number {
    return Math.min(retryAfterSeconds ?? 1, this.config.limits.delivery.breaker.pauseMaxSeconds);
  }

  /**
   * Throws RestingError instead of calling a CRM that rests, and where the call that tries it has failed like those before.
   * Such a try is well only by what the CRM says: not when nothing was sent.
   */
  async run<Result>(lane: Lane, call: () => Promise<Result>): Promise<Result> {
    if (Date.now() < this.pausedUntil) throw new RestingError('The CRM asked for a pause');
    const isTry = this.breaker.state !== CircuitState.Closed;
    try {
      return await this.breaker.execute(() => call().catch((error: unknown) => this.told(lane, error)));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new RestingError('The CRM rests', { cause: error });
      if (isTry && isCrmFailure(error)) throw new RestingError('The CRM rests still', { cause: error });
      throw error instanceof UncountedError ? error.cause : error;
    }
  }

  private told(lane: Lane, error: unknown): never {
    if (error instanceof RefusedError && error.status === TOO_MANY) this.pause(error);
    // Those that were not answered before say nothing of the others, unless they are the one that tries.
    const isOwnFault = lane === 'slow' && error instanceof UnknownOutcomeError && error.isTimeout;
    throw isOwnFault && this.breaker.state === CircuitState.Closed ? new UncountedError(error) : error;
  }

  private pause(refusal: RefusedError): void {
    const seconds = this.pauseSeconds(refusal);
    this.pausedUntil = Date.now() + seconds * 1000;
    this.logger.warn(`the CRM asks for a pause of ${refusal.retryAfterSeconds ?? 0} s, it gets ${seconds} s`);
  }

  private isFailure(error: unknown): boolean {
    return isCrmFailure(error) || (!isOfCrm(error) && this.breaker.state !== CircuitState.Closed);
  }
}

/** Whether the CRM, or the way to it, has failed. */
function isCrmFailure(error: unknown): boolean {
  if (error instanceof RefusedError)
    return error.status >= SERVER_ERROR || NOT_ALLOWED.includes(error.status);
  return isOfCrm(error);
}

/** Whether an error tells how the CRM does. */
function isOfCrm(error: unknown): boolean {
  return (
    error instanceof RefusedError || error instanceof NotSentError || error instanceof UnknownOutcomeError
  );
}

/** Carries a failure past the breaker. */
class UncountedError extends Error {
  constructor(override readonly cause: unknown) {
    super('uncounted');
  }
}
