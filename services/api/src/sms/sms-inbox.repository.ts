import type { EntityManager } from 'typeorm';
import type { SmsMessage } from './gateway/sms-gateway.ts';

export interface InboxRow {
  phone: string;
  text: string;
  code: string;
  created_at: Date;
}

/** Once, however often it comes under its key. */
export async function addToInbox(manager: EntityManager, message: SmsMessage): Promise<void> {
  const { phone, text, code = '', key = null } = message;
  await manager.query(
    'INSERT INTO sms_inbox (phone, text, code, key) VALUES ($1, $2, $3, $4) ON CONFLICT (key) DO NOTHING',
    [phone, text, code, key],
  );
}

/** The newest first; null: of all phones. */
export function newestMessages(
  manager: EntityManager,
  phone: string | null,
  count: number,
): Promise<InboxRow[]> {
  return manager.query<InboxRow[]>(
    `SELECT phone, text, code, created_at FROM sms_inbox
     WHERE $1::text IS NULL OR phone = $1 ORDER BY id DESC LIMIT $2`,
    [phone, count],
  );
}
