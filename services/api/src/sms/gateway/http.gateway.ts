import { randomUUID } from 'node:crypto';
import { postJson } from '../../core/outgoing/post-json.ts';
import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

const TIMEOUT_MS = 5000;
const ATTEMPTS = 3;

/** Hands messages to an SMS provider: POST {phone, text} with an Idempotency-Key, so a retry sends no second SMS. */
export class HttpGateway implements SmsGateway {
  constructor(private readonly url: string) {}

  async send({ phone, text, key = randomUUID() }: SmsMessage): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await postJson(this.url, { phone, text }, { idempotencyKey: key, timeoutMs: TIMEOUT_MS });
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }
}
