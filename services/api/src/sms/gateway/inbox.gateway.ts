import type { DataSource } from 'typeorm';
import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

/** Keeps messages in a table instead of sending them; local mode only. */
export class InboxGateway implements SmsGateway {
  constructor(private readonly dataSource: DataSource) {}

  async send({ phone, text, code = '' }: SmsMessage): Promise<void> {
    await this.dataSource.query('INSERT INTO sms_inbox (phone, text, code) VALUES ($1, $2, $3)', [
      phone,
      text,
      code,
    ]);
  }
}
