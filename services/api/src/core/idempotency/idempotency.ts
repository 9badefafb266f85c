import { Injectable } from '@nestjs/common';
import { IDEMPOTENCY_KEY_HEADER } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { BlindIndex } from '../crypto/blind-index.ts';
import { AppError } from '../errors/app-error.ts';
import { canonicalJson } from './canonical-json.ts';
import { callOfKey, claimKey, releaseKey } from './idempotency.repository.ts';

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
   *
   * @param stands false for an answer that counts no longer: the call is then new, and the key is of its answer
   */
  async claim<Answer extends object>(
    manager: EntityManager,
    call: IdempotentCall,
    answer: Answer,
    stands: (first: Answer) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<Answer | null> {
    const { endpoint, key, ttlSeconds } = call;
    const bodyHash = this.hashOf(call);
    const now = new Date();
    const expiresAt = new Date(now.getTime() + ttlSeconds * 1000);
    const claim = { endpoint, key, bodyHash, answer, now, expiresAt };
    if (await claimKey(manager, claim)) return null;
    const first = await callOfKey<Answer>(manager, call);
    if (!first) throw new AppError(503, 'Попробуйте отправить ещё раз');
    if (first.body_hash !== bodyHash) {
      throw AppError.invalid({ [IDEMPOTENCY_KEY_HEADER]: ['Этот ключ уже использован для другого запроса'] });
    }
    if (await stands(first.answer)) return first.answer;
    // A claim that was in vain has locked the key: calls at the same moment wait for this one, and find its answer.
    await releaseKey(manager, claim);
    await claimKey(manager, claim);
    return null;
  }

  /**
   * What the first call under the key was answered, and whether it said the same as this one; null for a new key. For calls that
   * take turns by a lock of their own, and know their answer only when they have done their work.
   */
  async earlier<Answer extends object>(
    manager: EntityManager,
    call: IdempotentCall,
  ): Promise<{ answer: Answer; isSame: boolean } | null> {
    const first = await callOfKey<Answer>(manager, call);
    if (!first || first.expires_at <= new Date()) return null;
    return { answer: first.answer, isSame: first.body_hash === this.hashOf(call) };
  }

  /** What the key stood for is no more: the next call under it is a new one. */
  release(manager: EntityManager, call: IdempotentCall): Promise<void> {
    return releaseKey(manager, call);
  }

  /** Keyed: what a form says could be guessed from a plain digest. */
  private hashOf({ body }: IdempotentCall): string {
    return this.blindIndex.of('idempotency', canonicalJson(body));
  }
}

const KEY = /^[\x21-\x7e]{1,128}$/u;

/** The key that the client sent, or undefined; 422 for one that cannot be a key. */
export function clientKey(header: string | undefined): string | undefined {
  if (header === undefined || KEY.test(header)) return header;
  throw AppError.invalid({ [IDEMPOTENCY_KEY_HEADER]: ['Ключ — от 1 до 128 знаков без пробелов'] });
}
