import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ApiConfig } from '../../core/config/api-config.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { SUBSCRIPTION_LETTER, SUBSCRIPTION_LETTER_DEAD } from '../../core/jobs/queues.ts';
import { Mailer } from '../../core/mail/mailer.ts';
import { accountLetter, alreadySubscribedLetter, confirmationLetter } from './letters.ts';
import { SubscriberRepository } from './subscriber.repository.ts';
import { SubscriptionLinks } from './subscription-links.ts';

/** Writes to those who asked to subscribe: whether the address was known is told to its owner only. */
@Injectable()
export class SubscriptionLetters implements OnApplicationBootstrap {
  private readonly logger = new Logger(SubscriptionLetters.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly jobs: JobQueue,
    private readonly mailer: Mailer,
    private readonly subscribers: SubscriberRepository,
    private readonly links: SubscriptionLinks,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(SUBSCRIPTION_LETTER, ({ subscriberId, account }) =>
      this.write(subscriberId, account),
    );
    await this.jobs.work(SUBSCRIPTION_LETTER_DEAD, async ({ subscriberId }) =>
      this.logger.error(`subscriber ${subscriberId}: the letter was not sent`),
    );
  }

  private async write(id: number, account?: string): Promise<void> {
    const subscriber = await this.subscribers.find(id);
    if (!subscriber || subscriber.status === 'unsubscribed') return;
    const { email, status } = subscriber;
    const { brand } = this.config;
    if (account !== undefined && status === 'confirmed') {
      await this.mailer.send(accountLetter(email, this.links.url('confirm', id, account), brand));
      return;
    }
    await this.mailer.send(
      status === 'pending'
        ? confirmationLetter(email, this.links.url('confirm', id, account), brand)
        : alreadySubscribedLetter(email, this.links.url('unsubscribe', id), brand),
    );
  }
}
