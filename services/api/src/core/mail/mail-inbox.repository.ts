import type { EntityManager } from 'typeorm';
import type { Letter } from './mailer.ts';

export interface LetterRow {
  /** A bigint. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Date;
}

export async function addLetter(manager: EntityManager, { to, subject, text, html }: Letter): Promise<void> {
  await manager.query('INSERT INTO mail_inbox (recipient, subject, text, html) VALUES ($1, $2, $3, $4)', [
    to,
    subject,
    text,
    html,
  ]);
}

/** The newest first; null: of all recipients. */
export function newestLetters(
  manager: EntityManager,
  recipient: string | null,
  count: number,
): Promise<LetterRow[]> {
  return manager.query<LetterRow[]>(
    'SELECT * FROM mail_inbox WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT $2',
    [recipient, count],
  );
}
