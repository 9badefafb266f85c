import type { DataSource } from 'typeorm';
import type { Letter, Mailer } from './mailer.ts';

/** Keeps letters in a table instead of sending them; local mode only. */
export class InboxMailer implements Mailer {
  constructor(private readonly dataSource: DataSource) {}

  async send({ to, subject, text, html }: Letter): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO mail_inbox (recipient, subject, text, html) VALUES ($1, $2, $3, $4)',
      [to, subject, text, html],
    );
  }
}
