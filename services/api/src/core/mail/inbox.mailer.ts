import type { DataSource } from 'typeorm';
import { addLetter } from './mail-inbox.repository.ts';
import type { Letter, Mailer } from './mailer.ts';

/** Keeps letters in a table instead of sending them; local mode only. */
export class InboxMailer implements Mailer {
  constructor(private readonly dataSource: DataSource) {}

  async send(letter: Letter): Promise<void> {
    await addLetter(this.dataSource.manager, letter);
  }
}
