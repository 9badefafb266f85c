import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { OFFER_LAPSE } from '../../core/jobs/queues.ts';
import { OfferEnds } from './offer-ends.ts';

/** Notes what has lapsed; nothing can be signed after its last day, whether that has been noted or not. */
@Injectable()
export class OfferLapseWorker implements OnApplicationBootstrap {
  constructor(
    private readonly offers: OfferEnds,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(OFFER_LAPSE, () => this.offers.lapse());
  }
}
