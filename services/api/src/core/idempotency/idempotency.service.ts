import { Injectable } from '@nestjs/common';
import { IDEMPOTENCY_KEY_HEADER } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { BlindIndex } from '../crypto/blind-index.ts';
import { AppError } from '../errors/app-error.ts';
import { canonicalJson } from './canonical-json.ts';
import { callOfKey, claimKey } from './idempotency.repository.ts';

export interface IdempotentCall {
  /** Path of the endpoint: keys of different endpoints do not meet. */
  endpoint: string;
  key: string;
  /** What the key stands for; the same key with another body is refused. */
  body: object;
  ttlSeconds: number;
}

/** Makes a creating call safe to repeat: the first one is remembered in the transaction that creates. */
@Injectable()
export class Idempotency {
  constructor(private readonly blindIndex: BlindIndex) {}

  /**
   * Claims the key with `answer`. Null means that the call is new, and is remembered when the transaction commits;
   * otherwise the answer of the first call. A call that runs at the same moment is waited for. 422 when the key was
   * used for another body. One statement for a new call, two for a repeated one.
   */
  async claim<Answer extends object>(
    manager: EntityManager,
    call: IdempotentCall,
    answer: Answer,
  ): Promise<Answer | null> {
    const { endpoint, key, ttlSeconds } = call;
    // Keyed: what a form says could be guessed from a plain digest.
    const bodyHash = this.blindIndex.of('idempotency', canonicalJson(call.body));
    const now = new Date();
    const expiresAt = new Date(now.getTime() + ttlSeconds * 1000);
    if (await claimKey(manager, { endpoint, key, bodyHash, answer, now, expiresAt })) return null;
    const first = await callOfKey<Answer>(manager, call);
    if (!first) throw new AppError(503, 'Попробуйте отправить ещё раз');
    if (first.body_hash !== bodyHash) {
      throw AppError.invalid({ [IDEMPOTENCY_KEY_HEADER]: ['Этот ключ уже использован для другого запроса'] });
    }
    return first.answer;
  }
}

const KEY = /^[\x21-\x7e]{1,128}$/u;

/** The key that the client sent, or undefined; 422 for one that cannot be a key. */
export function clientKey(header: string | undefined): string | undefined {
  if (header === undefined || KEY.test(header)) return header;
  throw AppError.invalid({ [IDEMPOTENCY_KEY_HEADER]: ['Ключ — от 1 до 128 знаков без пробелов'] });
}
