import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  WEBHOOK_LOG_PAGE,
  type WebhookDelivery,
  type WebhookInput,
  type WebhookLog,
} from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { expectAsSeen } from '../core/dto/expect-as-seen.ts';
import { AppError } from '../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../history/index.ts';
import { DeliveriesRepository, type DeliveryRow } from './deliveries.repository.ts';
import { problemOfUrl } from './webhook-address.ts';
import { WebhookMessages } from './webhook-messages.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { newSecret } from './webhook-signature.ts';
import { type ListedWebhookRow, WebhooksRepository } from './webhooks.repository.ts';

/** What the history keeps: of a secret only that it was exchanged. */
type WebhookFacts = WebhookInput & { secret?: 'заменён' };

const ABSENT = 'Такого вебхука нет';

/** What the staff does with webhooks; recorded in the history, the secrets never. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly messages: WebhookMessages,
    private readonly secrets: WebhookSecrets,
    private readonly history: HistoryService,
  ) {}

  async list(): Promise<Webhook[]> {
    return (await this.webhooks.list()).map(toWebhook);
  }

  /** 422 for an address that nothing may be sent to. */
  add(input: WebhookInput, actor: HistoryActor): Promise<NewWebhook> {
    this.expectAddress(input.url);
    const [id, secret] = [randomUUID(), newSecret()];
    const { keyId, data } = this.secrets.seal(id, secret);
    return this.dataSource.transaction(async (manager) => {
      await this.webhooks.add(manager, { id, ...input, secret_key_id: keyId, secret: data });
      await this.record(manager, actor, { id, before: null, after: input });
      return { webhook: toWebhook(await this.expect(manager, id)), secret };
    });
  }

  /** 409 when somebody has changed the same since it was seen. */
  update(id: string, { seen, ...input }: WebhookChange, actor: HistoryActor): Promise<Webhook> {
    this.expectAddress(input.url);
    return this.dataSource.transaction(async (manager) => {
      await this.webhooks.lock(manager, id);
      const before = await this.expect(manager, id);
      expectAsSeen(inputOf(before), input, seen);
      await this.webhooks.update(manager, id, input);
      await this.record(manager, actor, { id, before: inputOf(before), after: input });
      return toWebhook(await this.expect(manager, id));
    });
  }

  /** What is on its way is signed by the new one. */
  rotate(id: string, actor: HistoryActor): Promise<NewWebhook> {
    const secret = newSecret();
    const { keyId, data } = this.secrets.seal(id, secret);
    return this.dataSource.transaction(async (manager) => {
      const row = await this.expect(manager, id);
      await this.webhooks.setSecret(manager, id, keyId, data);
      const facts = inputOf(row);
      await this.record(manager, actor, { id, before: facts, after: { ...facts, secret: 'заменён' } });
      return { webhook: toWebhook(row), secret };
    });
  }

  async remove(id: string, actor: HistoryActor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.expect(manager, id);
      await this.webhooks.remove(manager, id);
      await this.record(manager, actor, { id, before: inputOf(before), after: null });
    });
  }

  async ping(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.expect(manager, id);
      await this.messages.ping(manager, id);
    });
  }

  async log(id: string, page: number): Promise<WebhookLog> {
    await this.expect(this.dataSource.manager, id);
    const { rows, total } = await this.deliveries.page(id, page);
    return { items: rows.map(toDelivery), pageCount: Math.ceil(total / WEBHOOK_LOG_PAGE) };
  }

  async redeliver(deliveryId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await this.deliveries.find(deliveryId, manager);
      if (!row) throw new AppError(404, 'Такой отправки нет');
      await this.messages.again(manager, row);
    });
  }

  private expectAddress(url: string): void {
    const problem = problemOfUrl(url, this.config.webhooks.allowLocal);
    if (problem !== null) throw AppError.invalid({ url: [problem] });
  }

  private async expect(manager: EntityManager, id: string): Promise<ListedWebhookRow> {
    const row = await this.webhooks.find(id, manager);
    if (!row) throw new AppError(404, ABSENT);
    return row;
  }

  private async record(
    manager: EntityManager,
    actor: HistoryActor,
    { id, before, after }: { id: string; before: WebhookFacts | null; after: WebhookFacts | null },
  ): Promise<void> {
    await this.history.record(manager, {
      actor,
      action: before === null ? 'add' : after === null ? 'remove' : 'update',
      entity: 'webhook',
      entityId: id,
      title: (after ?? before)?.title ?? '',
      before: before && { ...before },
      after: after && { ...after },
    });
  }
}

function inputOf({ title, url, kinds, active }: ListedWebhookRow): WebhookInput {
  return { title, url, kinds, active };
}

function toWebhook(row: ListedWebhookRow): Webhook {
  const { id, created_at, last_state: state, last_at: at } = row;
  const last = state !== null && at !== null ? { state, at: at.toISOString() } : null;
  return { id, ...inputOf(row), createdAt: created_at.toISOString(), last };
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, message_id, kind, state, attempts, status, error, duration_ms, created_at, done_at, body } =
    row;
  return {
    id,
    messageId: message_id,
    kind,
    state,
    attempts,
    status,
    error,
    durationMs: duration_ms,
    createdAt: created_at.toISOString(),
    doneAt: done_at?.toISOString() ?? null,
    body,
  };
}
