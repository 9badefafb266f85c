import { Injectable } from '@nestjs/common';
import type { OwnSubscription } from '@polden/api-contract';
import { maskedEmail } from '@polden/ru';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { AccountSubscriptionsRepository } from './account-subscriptions.repository.ts';
import { type Reader, SubscribeService } from './subscribe.service.ts';
import { SubscriberRepository } from './subscriber.repository.ts';

export type AccountReader = Reader;

/** One that was asked for in an account; the address is whole. */
export type CopiedSubscription = OwnSubscription & { email: string };

/** Letters that are switched on and off in the account. */
@Injectable()
export class AccountSubscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: AccountSubscriptionsRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly service: SubscribeService,
  ) {}

  async of(phoneIndex: string): Promise<OwnSubscription[]> {
    return (await this.whole(phoneIndex)).map((each) => ({ ...each, email: maskedEmail(each.email) }));
  }

  /** What is known of an address is told once its owner has confirmed that it is of this account. */
  async whole(phoneIndex: string): Promise<CopiedSubscription[]> {
    const asked = await this.repository.of(this.dataSource.manager, phoneIndex);
    const found: CopiedSubscription[] = [];
    for (const { subscriberId, askedAt, confirmedAt } of asked) {
      const subscriber = await this.subscribers.find(subscriberId);
      if (!subscriber) continue;
      const status = confirmedAt === null ? 'pending' : subscriber.status;
      found.push({ id: subscriberId, email: subscriber.email, status, askedAt: askedAt.toISOString() });
    }
    return found;
  }

  async ask(phoneIndex: string, email: string, reader: Reader): Promise<void> {
    await this.service.ask({ email, consent: true, url: '/login' }, reader, phoneIndex);
  }

  /** 404 for one that the phone has not asked for. One that nobody has confirmed is forgotten by the account alone. */
  async end(phoneIndex: string, subscriberId: number, reader: Reader): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const asked = await this.repository.of(manager, phoneIndex);
      const found = asked.find((each) => each.subscriberId === subscriberId);
      if (!found) throw new AppError(404, 'Такой подписки уже нет');
      if (found.confirmedAt !== null) await this.service.end(manager, subscriberId, reader);
      await this.repository.remove(manager, phoneIndex, subscriberId);
    });
  }

  async endAll(manager: EntityManager, phoneIndex: string, reader: Reader): Promise<void> {
    for (const { subscriberId, confirmedAt } of await this.repository.of(manager, phoneIndex)) {
      if (confirmedAt !== null) await this.service.end(manager, subscriberId, reader);
      await this.repository.remove(manager, phoneIndex, subscriberId);
    }
  }
}
