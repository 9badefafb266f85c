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

  async queue(manager: EntityManager, erasureRequestId: string): Promise<void> {
    const { quietHours } = this.config.limits.lead;
    const delaySeconds = secondsOfQuiet(new Date(), utcOffsetOf(undefined), quietHours);
    await this.jobs.send(manager, ERASURE_ANSWER, { erasureRequestId }, { delaySeconds });
  }
}
