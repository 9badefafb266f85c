import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postJson } from '../../core/outgoing/post-json.ts';
import { RefusedError } from '../../core/outgoing/refused.error.ts';
import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

const TIMEOUT_MS = 5000;
/** Before the second try and the third: somebody waits for the code. */
const PAUSES_MS = [250, 500];
/** Refusals that the next try may not meet; of the others it would meet the same again. */
const PASSING = new Set([408, 425, 429]);

/** Hands messages to an SMS provider: POST {phone, text} with an Idempotency-Key, so a retry sends no second SMS. */
export class HttpGateway implements SmsGateway {
  constructor(private readonly url: string) {}

  async send({ phone, text, key = randomUUID() }: SmsMessage): Promise<void> {
    const attempt = () => postJson(this.url, { phone, text }, { idempotencyKey: key, timeoutMs: TIMEOUT_MS });
    for (const pauseMs of PAUSES_MS) {
      try {
        return await attempt();
      } catch (error) {
        if (isFinal(error)) throw error;
        await pause(pauseMs);
      }
    }
    await attempt();
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof RefusedError && error.status < 500 && !PASSING.has(error.status);
}
