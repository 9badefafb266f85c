export interface SmsMessage {
  /** E.164. */
  phone: string;
  text: string;
  /** The code that `text` carries: for the dev inbox, where a person or a test picks it up. Without one, a message may come late. */
  code?: string;
  /** A provider that knows it sends the message once, however often it is handed over. */
  key?: string;
}

/** The provider has surely not taken the message: it refuses it, or there was no connection. */
export class NotTakenError extends Error {
  override readonly name = 'NotTakenError';
}

/** Sends one message; throws NotTakenError, or anything else when nobody can say whether it is on its way. */
export abstract class SmsGateway {
  abstract send(message: SmsMessage): Promise<void>;
}
