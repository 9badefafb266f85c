import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isNotConnected } from '../../core/outgoing/is-not-connected.ts';
import { isUntold } from '../../core/outgoing/is-untold.ts';
import { postJson } from '../../core/outgoing/post-json.ts';
import { RefusedError } from '../../core/outgoing/refused.error.ts';
import { NotTakenError, type SmsGateway, type SmsMessage } from './sms-gateway.ts';

const TIMEOUT_MS = 5000;
/** Before the second try and the third: somebody waits for the code. */
const PAUSES_MS = [250, 500];
/** Refusals that the next try may not meet; of the others it would meet the same again. */
const PASSING = new Set([408, 425, 429]);

/** A provider that fails may have sent the message before. */
const FAILED = 500;

/** Hands messages to an SMS provider: POST {phone, text} with an Idempotency-Key, so a retry sends no second SMS. */
export class HttpGateway implements SmsGateway {
  constructor(private readonly url: string) {}

  async send({ phone, text, key = randomUUID() }: SmsMessage): Promise<void> {
    let mayBeTaken = false;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await postJson(this.url, { phone, text }, { idempotencyKey: key, timeoutMs: TIMEOUT_MS });
      } catch (error) {
        mayBeTaken ||= !isNotTaken(error);
        const pauseMs = PAUSES_MS[attempt];
        if (pauseMs !== undefined && !isFinal(error)) await pause(pauseMs);
        else if (mayBeTaken) throw error;
        else throw new NotTakenError('The provider has not taken the message', { cause: error });
      }
    }
  }
}

function isNotTaken(error: unknown): boolean {
  if (!(error instanceof RefusedError)) return isNotConnected(error);
  return error.status !== FAILED && !isUntold(error.status);
}

function isFinal(error: unknown): boolean {
  return error instanceof RefusedError && error.status < 500 && !PASSING.has(error.status);
}
