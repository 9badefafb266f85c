import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlindIndex } from '../../../core/crypto/blind-index.ts';
import type { Receipt } from './receipt.ts';

/** What the SMS centre has said of each message; the phone is kept as its blind index only. */
@Injectable()
export class SmsDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
  ) {}

  async sent(messageId: string, phone: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sms_delivery (message_id, phone_index, sent_at) VALUES ($1, $2, $3)
       ON CONFLICT (message_id) DO UPDATE SET phone_index = EXCLUDED.phone_index, sent_at = EXCLUDED.sent_at`,
      [messageId, this.blindIndex.of('phone', phone), new Date()],
    );
  }

  /** A receipt may come before the answer to the message itself, and to another process. */
  async received({ messageId, state, error }: Receipt): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sms_delivery (message_id, state, error, state_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (message_id) DO UPDATE
       SET state = EXCLUDED.state, error = EXCLUDED.error, state_at = EXCLUDED.state_at`,
      [messageId, state, error, new Date()],
    );
  }
}
