export const DEV_SMS_PATH = 'dev/sms';

/** A message that the `inbox` SMS driver kept instead of sending it. */
export interface InboxMessage {
  phone: string;
  text: string;
  /** '' in a message that carries none. */
  code: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export interface InboxMessages {
  items: InboxMessage[];
}

export const DEV_MAIL_PATH = 'dev/mail';

/** A letter that the `inbox` mail driver kept instead of sending it. */
export interface InboxLetter {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export interface InboxLetters {
  items: InboxLetter[];
}
