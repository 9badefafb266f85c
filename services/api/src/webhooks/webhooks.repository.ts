import { Injectable } from '@nestjs/common';
import type { DeliveryState, WebhookKind } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';

export interface WebhookRow {
  id: string;
  title: string;
  url: string;
  kinds: WebhookKind[];
  active: boolean;
  secret_key_id: string;
  secret: Buffer;
  created_at: Date;
}

export type NewWebhookRow = Omit<WebhookRow, 'created_at'>;

export type ListedWebhookRow = WebhookRow & { last_state: DeliveryState | null; last_at: Date | null };

const LISTED = `
  SELECT w.*, d.state AS last_state, coalesce(d.done_at, d.created_at) AS last_at FROM webhook w
  LEFT JOIN LATERAL (
    SELECT state, done_at, created_at FROM webhook_delivery WHERE webhook_id = w.id ORDER BY created_at DESC, id LIMIT 1
  ) d ON true`;

/** The SQL of the addresses that are told. */
@Injectable()
export class WebhooksRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<ListedWebhookRow[]> {
    return this.dataSource.query<ListedWebhookRow[]>(`${LISTED} ORDER BY w.created_at, w.id`);
  }

  async find(
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ListedWebhookRow | undefined> {
    const [row] = await manager.query<ListedWebhookRow[]>(`${LISTED} WHERE w.id = $1`, [id]);
    return row;
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.query('SELECT FROM webhook WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Those that want to know of the kind. */
  listening(manager: EntityManager, kind: WebhookKind): Promise<{ id: string }[]> {
    return manager.query<{ id: string }[]>('SELECT id FROM webhook WHERE active AND $1 = ANY (kinds)', [
      kind,
    ]);
  }

  async add(manager: EntityManager, row: NewWebhookRow): Promise<void> {
    const { id, title, url, kinds, active, secret_key_id, secret } = row;
    await manager.query(
      `INSERT INTO webhook (id, title, url, kinds, active, secret_key_id, secret) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, title, url, kinds, active, secret_key_id, secret],
    );
  }

  async update(
    manager: EntityManager,
    id: string,
    { title, url, kinds, active }: Pick<WebhookRow, 'title' | 'url' | 'kinds' | 'active'>,
  ): Promise<void> {
    await manager.query('UPDATE webhook SET title = $2, url = $3, kinds = $4, active = $5 WHERE id = $1', [
      id,
      title,
      url,
      kinds,
      active,
    ]);
  }

  async setSecret(manager: EntityManager, id: string, keyId: string, secret: Buffer): Promise<void> {
    await manager.query('UPDATE webhook SET secret_key_id = $2, secret = $3 WHERE id = $1', [
      id,
      keyId,
      secret,
    ]);
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM webhook WHERE id = $1', [id]);
  }
}
