import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { WEBHOOK_PING } from '@polden/api-contract';
import { ApiConfig } from '../core/config/api-config.ts';
import { GiveUpError } from '../core/jobs/give-up-error.ts';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { WEBHOOK_DELIVERY, WEBHOOK_DELIVERY_DEAD } from '../core/jobs/queues.ts';
import { DeliveriesRepository, type DeliveryRow } from './deliveries.repository.ts';
import { sendWebhook } from './send-webhook.ts';
import { AddressRefusedError } from './webhook-address.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { signatureHeaders } from './webhook-signature.ts';
import { type ListedWebhookRow, WebhooksRepository } from './webhooks.repository.ts';

const MILLISECOND = 1000;
/** Deliveries at a time in one process, and how many more where those are waiting for slow receivers. */
const AT_ONCE = 10;
const SLOW_AT_ONCE = 50;
/** The receiver is no more, and says so. */
const GONE = 410;

/** Sends what is on its way; what fails is retried by the queue, and the log says how it ended. */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(WebhookWorker.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly jobs: JobQueue,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly secrets: WebhookSecrets,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.jobs.workEach(WEBHOOK_DELIVERY, {
      room: () => AT_ONCE,
      waiting: { afterMs: MILLISECOND, most: SLOW_AT_ONCE },
      handle: async ({ deliveryId }) => {
        await this.deliver(deliveryId);
        return undefined;
      },
    });
    await this.jobs.work(WEBHOOK_DELIVERY_DEAD, ({ deliveryId }) => this.giveUp(deliveryId));
  }

  private async deliver(deliveryId: string): Promise<void> {
    const delivery = await this.deliveries.find(deliveryId);
    if (!delivery || delivery.state === 'sent') return;
    const webhook = await this.webhooks.find(delivery.webhook_id);
    if (!webhook) return;
    if (!webhook.active && delivery.kind !== WEBHOOK_PING) {
      await this.deliveries.stop(deliveryId, 'Вебхук выключен');
      return;
    }
    const began = performance.now();
    const answer = await this.send(webhook, delivery).catch((error: unknown) => reasonOf(error));
    const duration_ms = Math.round(performance.now() - began);
    const status = typeof answer === 'number' ? answer : null;
    if (status !== null && status >= 200 && status < 300) {
      await this.deliveries.settle(deliveryId, { state: 'sent', status, error: '', duration_ms });
      return;
    }
    const { reason, final } =
      typeof answer === 'number'
        ? { reason: `Получатель ответил ${answer}`, final: answer === GONE }
        : answer;
    await this.deliveries.settle(deliveryId, { state: 'failed', status, error: reason, duration_ms });
    if (final) throw new GiveUpError('The receiver wants no more of it');
    throw new Error('The receiver did not take the message');
  }

  private send(webhook: ListedWebhookRow, { message_id, body: told }: DeliveryRow): Promise<number> {
    const { timeoutMs } = this.config.limits.delivery;
    const body = JSON.stringify(told);
    const timestamp = Math.floor(Date.now() / MILLISECOND);
    const headers = signatureHeaders(this.secrets.open(webhook), { id: message_id, timestamp, body });
    const { allowLocal } = this.config.webhooks;
    return sendWebhook({ url: webhook.url, body, headers, timeoutMs, allowLocal });
  }

  private async giveUp(deliveryId: string): Promise<void> {
    await this.deliveries.bury(deliveryId);
    this.logger.warn(`webhook delivery ${deliveryId} is given up`);
  }
}

/** For the staff. What a name or a connection says in English stays in no log of people. */
function reasonOf(error: unknown): { reason: string; final: boolean } {
  if (error instanceof AddressRefusedError) return { reason: error.message, final: true };
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError')
    return { reason: 'Получатель не ответил вовремя', final: false };
  if (code === 'ENOTFOUND') return { reason: 'Такого адреса нет: имя не находится', final: false };
  return { reason: `Соединиться не удалось${code === undefined ? '' : ` (${code})`}`, final: false };
}
