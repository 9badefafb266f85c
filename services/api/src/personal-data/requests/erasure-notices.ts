import { Injectable } from '@nestjs/common';
import { utcOffsetOf } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { ERASURE_ANSWER } from '../../core/jobs/queues.ts';
import { secondsOfQuiet } from '../../leads/index.ts';

/** Sees to it that a person is told of the answer: at day, on the Moscow clock, because nothing else is known of them. */
@Injectable()
export class ErasureNotices {
  constructor(
    private readonly config: ApiConfig,
    private readonly jobs: JobQueue,
  ) {}

  /** Until it disturbs nobody; 0 when that is now. */
  secondsOfQuiet(): number {
    return secondsOfQuiet(new Date(), utcOffsetOf(undefined), this.config.limits.lead.quietHours);
  }

  /** At day, and not before so many seconds. */
  async queue(manager: EntityManager, erasureRequestId: string, seconds = 0): Promise<void> {
    const delaySeconds = Math.max(seconds, this.secondsOfQuiet());
    await this.jobs.send(manager, ERASURE_ANSWER, { erasureRequestId }, { delaySeconds });
  }
}
