export const DEV_SMS_PATH = 'dev/sms';

/** A message that the `inbox` SMS driver kept instead of sending it. */
export interface InboxMessage {
  phone: string;
  text: string;
  code: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export interface InboxMessages {
  items: InboxMessage[];
}
