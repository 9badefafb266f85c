import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface AccountSubscriptionRow {
  subscriberId: number;
  askedAt: Date;
  confirmedAt: Date | null;
}

/** The SQL of letters that were asked for in an account: whose they are is known once the address was confirmed for it. */
@Injectable()
export class AccountSubscriptionsRepository {
  async ask(manager: EntityManager, phoneIndex: string, subscriberId: number, now: Date): Promise<void> {
    await manager.query(
      `INSERT INTO account_subscription (phone_index, subscriber_id, asked_at) VALUES ($1, $2, $3)
       ON CONFLICT (phone_index, subscriber_id) DO UPDATE SET asked_at = EXCLUDED.asked_at`,
      [phoneIndex, subscriberId, now],
    );
  }

  /** The owner of the address says that it is of this account. */
  async confirm(manager: EntityManager, phoneIndex: string, subscriberId: number, now: Date): Promise<void> {
    await manager.query(
      `UPDATE account_subscription SET confirmed_at = $3
       WHERE phone_index = $1 AND subscriber_id = $2 AND confirmed_at IS NULL`,
      [phoneIndex, subscriberId, now],
    );
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
