import { Injectable } from '@nestjs/common';
import type { SubscriberStatus } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { SUBSCRIPTION_LETTER } from '../../core/jobs/queues.ts';
import { AccountSubscriptionsRepository } from './account-subscriptions.repository.ts';
import { subscriptionConsent } from './consent.ts';
import type { NewSubscriptionDto } from './subscribe.dto.ts';
import { SubscriberRepository } from './subscriber.repository.ts';
import { type SubscriptionLink, SubscriptionLinks } from './subscription-links.ts';

export interface Reader {
  ip: string;
  userAgent: string;
}

/** Of a link: it still does something, has done it, or does nothing any more. */
type LinkState = 'open' | 'done' | 'dead';

/** Who asks again so soon, or while the letter waits, has asked once: his browser tries again what has no answer. */
const SAME_LETTER_SECONDS = 60;
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
    private readonly accounts: AccountSubscriptionsRepository,
  ) {}

  /**
   * Keeps the consent and sends a letter. Nothing in the answer tells whether the address was known, nor that it has
   * received as many letters as it may today.
   * @param account index of the phone in whose account it was asked for
   */
  async ask({ email, edition, url }: NewSubscriptionDto, reader: Reader, account?: string): Promise<void> {
    if (this.config.mail.driver === 'none') throw new AppError(503, 'Подписка на письма пока не работает');
    const consent = subscriptionConsent(this.config.brand);
    if (edition !== undefined && edition !== consent.edition)
      throw AppError.invalid({ consent: ['Текст согласия обновился: прочитайте его ещё раз'] });
    if (!(await this.mayWrite(email))) return;
    const now = new Date();
    await this.dataSource.transaction(async (manager) => {
      const asked = { email, edition: consent.edition, url: url ?? '', now };
      const { id: subscriberId, movedAt } = await this.subscribers.ask(manager, asked);
      await this.subscribers.record(manager, { subscriberId, kind: 'asked', consent, ...reader }, now);
      const askedBy =
        account === undefined
          ? {}
          : { account: await this.accounts.ask(manager, account, subscriberId, now) };
      const letter = { subscriberId, ...askedBy };
      const sent = { data: letter, seconds: SAME_LETTER_SECONDS, after: movedAt };
      // Others who ask for the same address wait for this transaction, and find its letter.
      if (await this.jobs.wasSent(manager, SUBSCRIPTION_LETTER, sent)) return;
      await this.jobs.send(manager, SUBSCRIPTION_LETTER, letter);
    });
  }

  /** Does what the link is for; again is no harm. False for a link that was changed or has expired. */
  async follow(link: SubscriptionLink, query: string, reader: Reader): Promise<boolean> {
    const opened = this.links.open(link, query);
    if (opened === null) return false;
    const { subscriberId, account } = opened;
    const to = link === 'confirm' ? 'confirmed' : 'unsubscribed';
    const now = new Date();
    await this.dataSource.transaction(async (manager) => {
      if (account !== undefined) await this.accounts.confirm(manager, account, now);
      if (link === 'unsubscribe') return this.end(manager, subscriberId, reader);
      if (!(await this.subscribers.move(manager, subscriberId, { from: ['pending'], to, now }))) return;
      await this.record(manager, subscriberId, { kind: 'confirmed', given: 'asked' }, reader);
    });
    const subscriber = await this.subscribers.find(subscriberId);
    return subscriber !== null && subscriber.status === to;
  }

  /** What the link is good for; changes nothing. */
  async stateOf(link: SubscriptionLink, query: string): Promise<LinkState> {
    const opened = this.links.open(link, query);
    const subscriber = opened && (await this.subscribers.find(opened.subscriberId));
    if (!subscriber) return 'dead';
    const { status } = subscriber;
    if (link === 'unsubscribe') return status === 'unsubscribed' ? 'done' : 'open';
    if (status === 'unsubscribed') return 'dead';
    const { account } = opened;
    const isOfAccount =
      account === undefined || (await this.accounts.isConfirmed(this.dataSource.manager, account));
    return status === 'confirmed' && isOfAccount ? 'done' : 'open';
  }

  /** No letters from now on; again is no harm. */
  async end(manager: EntityManager, subscriberId: number, reader: Reader): Promise<void> {
    const change = { from: ['pending', 'confirmed'] as SubscriberStatus[], now: new Date() };
    if (!(await this.subscribers.move(manager, subscriberId, { ...change, to: 'unsubscribed' }))) return;
    // A request for the address of a subscriber may be a stranger's: it is no consent.
    await this.record(manager, subscriberId, { kind: 'unsubscribed', given: 'confirmed' }, reader);
  }

  private async record(
    manager: EntityManager,
    subscriberId: number,
    { kind, given }: { kind: 'confirmed' | 'unsubscribed'; given: 'asked' | 'confirmed' },
    reader: Reader,
  ): Promise<void> {
    const consent = (await this.subscribers.lastConsent(manager, subscriberId, given)) ?? NO_CONSENT;
    await this.subscribers.record(manager, { subscriberId, kind, consent, ...reader }, new Date());
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
