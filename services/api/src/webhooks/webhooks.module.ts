import { Module } from '@nestjs/common';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { WebhookMessages } from './webhook-messages.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { WebhookWorker } from './webhook.worker.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { Webhooks } from './webhooks.ts';

/** Other systems are told what happens here: signed, retried, with a log. */
@Module({
  controllers: [WebhooksController],
  providers: [
    DeliveriesRepository,
    WebhookMessages,
    WebhookSecrets,
    WebhookWorker,
    Webhooks,
    WebhooksRepository,
  ],
})
export class WebhooksModule {}
