import type { DataSource } from 'typeorm';
import { addToInbox } from '../sms-inbox.repository.ts';
import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

/** Keeps messages in a table instead of sending them; local mode only. */
export class InboxGateway implements SmsGateway {
  constructor(private readonly dataSource: DataSource) {}

  async send(message: SmsMessage): Promise<void> {
    await addToInbox(this.dataSource.manager, message);
  }
}
