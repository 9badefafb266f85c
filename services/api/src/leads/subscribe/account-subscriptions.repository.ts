import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface AccountSubscriptionRow {
  subscriberId: number;
  askedAt: Date;
  confirmedAt: Date | null;
}

/** The SQL of subscriptions asked for in an account: they belong to it once its address is confirmed. */
@Injectable()
export class AccountSubscriptionsRepository {
  /** Its id, the same when it is asked for again. */
  async ask(manager: EntityManager, phoneIndex: string, subscriberId: number, now: Date): Promise<string> {
    const [row] = await manager.query<[{ id: string }]>(
      `INSERT INTO account_subscription (id, phone_index, subscriber_id, asked_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (phone_index, subscriber_id) DO UPDATE SET asked_at = EXCLUDED.asked_at RETURNING id`,
      [randomUUID(), phoneIndex, subscriberId, now],
    );
    return row.id;
  }

  /** The owner of the address says that it is of this account. */
  async confirm(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.query(
      'UPDATE account_subscription SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL',
      [id, now],
    );
  }

  async isConfirmed(manager: EntityManager, id: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM account_subscription WHERE id = $1 AND confirmed_at IS NOT NULL',
      [id],
    );
    return rows.length > 0;
  }

  /** The newest first. */
  of(manager: EntityManager, phoneIndex: string): Promise<AccountSubscriptionRow[]> {
    return manager.query<AccountSubscriptionRow[]>(
      `SELECT subscriber_id::int AS "subscriberId", asked_at AS "askedAt", confirmed_at AS "confirmedAt"
       FROM account_subscription WHERE phone_index = $1 ORDER BY asked_at DESC`,
      [phoneIndex],
    );
  }

  /** False when the phone has not asked for it. */
  async remove(manager: EntityManager, phoneIndex: string, subscriberId: number): Promise<boolean> {
    const [, rows] = await manager.query<[unknown[], number]>(
      'DELETE FROM account_subscription WHERE phone_index = $1 AND subscriber_id = $2',
      [phoneIndex, subscriberId],
    );
    return rows > 0;
  }
}
