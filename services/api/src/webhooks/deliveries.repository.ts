import { Injectable } from '@nestjs/common';
import { type DeliveryState, WEBHOOK_LOG_PAGE, type WebhookDelivery } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';

export interface DeliveryRow {
  id: string;
  webhook_id: string;
  message_id: string;
  kind: WebhookDelivery['kind'];
  body: object;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  error: string;
  duration_ms: number | null;
  created_at: Date;
  done_at: Date | null;
}

export type NewDelivery = Pick<DeliveryRow, 'id' | 'webhook_id' | 'message_id' | 'kind' | 'body'>;

export type Attempt = Pick<DeliveryRow, 'state' | 'status' | 'error' | 'duration_ms'>;

/** The SQL of what was sent, and what became of it. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, { id, webhook_id, message_id, kind, body }: NewDelivery): Promise<void> {
    await manager.query(
      'INSERT INTO webhook_delivery (id, webhook_id, message_id, kind, body) VALUES ($1, $2, $3, $4, $5)',
      [id, webhook_id, message_id, kind, body],
    );
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<DeliveryRow | undefined> {
    const [row] = await manager.query<DeliveryRow[]>('SELECT * FROM webhook_delivery WHERE id = $1', [id]);
    return row;
  }

  async settle(id: string, { state, status, error, duration_ms }: Attempt): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_delivery SET state = $2, status = $3, error = $4, duration_ms = $5, attempts = attempts + 1,
         done_at = CASE WHEN $2 = 'sent' THEN now() END
       WHERE id = $1`,
      [id, state, status, error, duration_ms],
    );
  }

  /** Nothing when it was sent after all. */
  async bury(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_delivery SET state = 'dead', done_at = now() WHERE id = $1 AND state <> 'sent'`,
      [id],
    );
  }

  /** It is not tried, and will not be. */
  async stop(id: string, reason: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_delivery SET state = 'dead', error = $2, done_at = now() WHERE id = $1`,
      [id, reason],
    );
  }

  async page(webhookId: string, page: number): Promise<{ rows: DeliveryRow[]; total: number }> {
    const rows = await this.dataSource.query<DeliveryRow[]>(
      `SELECT * FROM webhook_delivery WHERE webhook_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
      [webhookId, WEBHOOK_LOG_PAGE, (page - 1) * WEBHOOK_LOG_PAGE],
    );
    const [count] = await this.dataSource.query<{ total: number }[]>(
      'SELECT count(*)::int AS total FROM webhook_delivery WHERE webhook_id = $1',
      [webhookId],
    );
    return { rows, total: count?.total ?? 0 };
  }
}
