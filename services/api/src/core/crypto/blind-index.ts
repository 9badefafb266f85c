import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';

/** Finds a value without keeping it: a keyed digest that only this service can compute. */
@Injectable()
export class BlindIndex {
  private readonly key: KeyObject;

  constructor(config: ApiConfig) {
    // Made once: of bytes each digest would make a key of its own.
    this.key = createSecretKey(config.secrets.blindIndex);
  }

  /** base64url of an HMAC-SHA-256; phones are given in E.164. */
  of(
    kind:
      | 'phone'
      | 'email'
      | 'name'
      | 'number-range'
      | 'address'
      | 'idempotency'
      | 'login'
      | 'client'
      | 'visitor'
      | 'erasure',
    value: string,
  ): string {
    return createHmac('sha256', this.key).update(`${kind}:${value}`).digest('base64url');
  }
}
