import { Module } from '@nestjs/common';
import { MailModule } from '../../core/mail/mail.module.ts';
import { AccountSubscriptionsRepository } from './account-subscriptions.repository.ts';
import { AccountSubscriptions } from './account-subscriptions.ts';
import { SubscriptionLetters } from './subscription-letters.ts';
import { SubscribeController } from './subscribe.controller.ts';
import { SubscribeService } from './subscribe.service.ts';
import { SubscriberList } from './subscriber-list.ts';
import { SubscriberRepository } from './subscriber.repository.ts';
import { SubscribersController } from './subscribers.controller.ts';
import { SubscriptionLinks } from './subscription-links.ts';

@Module({
  imports: [MailModule],
  controllers: [SubscribeController, SubscribersController],
  providers: [
    AccountSubscriptions,
    AccountSubscriptionsRepository,
    SubscribeService,
    SubscriberList,
    SubscriberRepository,
    SubscriptionLetters,
    SubscriptionLinks,
  ],
  exports: [AccountSubscriptions],
})
export class SubscribeModule {}
