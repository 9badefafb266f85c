import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WEBHOOK_PING, type WebhookDelivery } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { type DomainEvent, DomainEvents } from '../core/events/domain-events.ts';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { WEBHOOK_DELIVERY } from '../core/jobs/queues.ts';
import { DeliveriesRepository, type DeliveryRow } from './deliveries.repository.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** Puts messages on their way, in the transaction of what they tell: nothing is told that did not happen. */
@Injectable()
export class WebhookMessages implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.events.register((manager, events) => this.queueAll(manager, events));
  }

  private async queueAll(manager: EntityManager, events: readonly DomainEvent[]): Promise<void> {
    for (const { kind, data } of events) {
      const messageId = randomUUID();
      for (const { id } of await this.webhooks.listening(manager, kind)) {
        await this.queue(manager, id, { messageId, kind, data });
      }
    }
  }

  ping(manager: EntityManager, webhookId: string): Promise<void> {
    return this.queue(manager, webhookId, { messageId: randomUUID(), kind: WEBHOOK_PING, data: {} });
  }

  /** The same message under the same id: a receiver that has it knows it again. */
  again(manager: EntityManager, { webhook_id, message_id, kind, body }: DeliveryRow): Promise<void> {
    return this.send(manager, { webhook_id, message_id, kind, body });
  }

  private queue(
    manager: EntityManager,
    webhookId: string,
    told: { messageId: string; kind: WebhookDelivery['kind']; data: object },
  ): Promise<void> {
    const { messageId, kind, data } = told;
    const body = { id: messageId, type: kind, timestamp: new Date().toISOString(), data };
    return this.send(manager, { webhook_id: webhookId, message_id: messageId, kind, body });
  }

  private async send(
    manager: EntityManager,
    message: Pick<DeliveryRow, 'webhook_id' | 'message_id' | 'kind' | 'body'>,
  ): Promise<void> {
    const deliveryId = randomUUID();
    await this.deliveries.add(manager, { id: deliveryId, ...message });
    await this.jobs.send(manager, WEBHOOK_DELIVERY, { deliveryId });
  }
}
