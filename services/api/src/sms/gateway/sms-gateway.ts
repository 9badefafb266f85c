export interface SmsMessage {
  /** E.164. */
  phone: string;
  text: string;
  /** The code that `text` carries: for the dev inbox, where a person or a test picks it up. Without one, a message may come late. */
  code?: string;
  /** A provider that knows it sends the message once, however often it is handed over. */
  key?: string;
}

/** Sends one message; throws when it was not accepted. */
export abstract class SmsGateway {
  abstract send(message: SmsMessage): Promise<void>;
}
