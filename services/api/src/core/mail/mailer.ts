export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the recipient's mail program unsubscribes with one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends one letter; throws when the server did not take it, GiveUpError when it never will. */
export abstract class Mailer {
  abstract send(letter: Letter): Promise<void>;
}
