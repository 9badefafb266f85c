import { Injectable } from '@nestjs/common';
import { DataCipher, type Sealed } from '../core/crypto/data-cipher.ts';
import type { WebhookRow } from './webhooks.repository.ts';

/** Secrets of signatures, sealed as personal data is, each bound to its row. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly cipher: DataCipher) {}

  seal(id: string, secret: string): Sealed {
    return this.cipher.seal(secret, contextOf(id));
  }

  open({ id, secret_key_id: keyId, secret: data }: WebhookRow): string {
    return this.cipher.open({ keyId, data }, contextOf(id));
  }
}

function contextOf(id: string): string {
  return `webhook:${id}`;
}
