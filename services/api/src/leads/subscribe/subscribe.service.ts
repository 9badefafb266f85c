import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Budgets } from '../../core/budgets/budgets.service.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { SUBSCRIPTION_LETTER } from '../../core/jobs/queues.ts';
import { subscriptionConsent } from './consent.ts';
import type { NewSubscriptionDto } from './subscribe.dto.ts';
import { SubscriberRepository } from './subscriber.repository.ts';
import { type SubscriptionLink, SubscriptionLinks } from './subscription-links.ts';

export interface Reader {
  ip: string;
  userAgent: string;
}

const NO_CONSENT = { edition: '', text: '' };

/** Letters go only to those who have confirmed that the address is theirs. */
@Injectable()
export class SubscribeService {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly jobs: JobQueue,
    private readonly subscribers: SubscriberRepository,
    private readonly links: SubscriptionLinks,
  ) {}

  /**
   * Keeps the consent and sends a letter. Nothing in the answer tells whether the address was known, nor that it has
   * received as many letters as it may today.
   */
  async ask({ email, edition, url }: NewSubscriptionDto, reader: Reader): Promise<void> {
    if (this.config.mail.driver === 'none') throw new AppError(503, 'Подписка на письма пока не работает');
    const consent = subscriptionConsent(this.config.brand);
    if (edition !== undefined && edition !== consent.edition)
      throw AppError.invalid({ consent: ['Текст согласия обновился: прочитайте его ещё раз'] });
    if (!(await this.mayWrite(email))) return;
    const now = new Date();
    await this.dataSource.transaction(async (manager) => {
      const asked = { email, edition: consent.edition, url: url ?? '', now };
      const subscriberId = await this.subscribers.ask(manager, asked);
      await this.subscribers.record(manager, { subscriberId, kind: 'asked', consent, ...reader }, now);
      await this.jobs.send(manager, SUBSCRIPTION_LETTER, { subscriberId });
    });
  }

  /** Does what the link is for; again is no harm. False for a link that was changed or has expired. */
  async follow(link: SubscriptionLink, query: string, reader: Reader): Promise<boolean> {
    const subscriberId = this.links.idOf(link, query);
    if (subscriberId === null) return false;
    const to = link === 'confirm' ? 'confirmed' : 'unsubscribed';
    const now = new Date();
    await this.dataSource.transaction(async (manager) => {
      const from = link === 'confirm' ? (['pending'] as const) : (['pending', 'confirmed'] as const);
      if (!(await this.subscribers.move(manager, subscriberId, { from: [...from], to, now }))) return;
      // A request for the address of a subscriber may be a stranger's: it is no consent.
      const given = link === 'confirm' ? 'asked' : 'confirmed';
      const consent = await this.subscribers.lastConsent(manager, subscriberId, given);
      const event = { subscriberId, kind: to, consent: consent ?? NO_CONSENT, ...reader } as const;
      await this.subscribers.record(manager, event, now);
    });
    const subscriber = await this.subscribers.find(subscriberId);
    return subscriber !== null && subscriber.status === to;
  }

  isLink(link: SubscriptionLink, query: string): boolean {
    return this.links.idOf(link, query) !== null;
  }

  private async mayWrite(email: string): Promise<boolean> {
    const key = `subscribe-email:${this.blindIndex.of('email', email)}`;
    const budget = this.config.limits.subscription.email;
    try {
      await this.budgets.spend([{ key, budget, refusal: '' }]);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    }
  }
}
