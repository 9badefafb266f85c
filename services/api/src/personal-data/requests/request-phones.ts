import { Injectable } from '@nestjs/common';
import { DataCipher, type Sealed } from '../../core/crypto/data-cipher.ts';
import type { ErasureRequestRow } from './erasure-requests.repository.ts';

/** The phone of a request, sealed and bound to it. */
@Injectable()
export class RequestPhones {
  constructor(private readonly cipher: DataCipher) {}

  seal(id: string, phone: string): Sealed {
    return this.cipher.seal(phone, contextOf(id));
  }

  /** E.164; null once the answer has gone. */
  open({ id, data_key_id: keyId, phone }: ErasureRequestRow): string | null {
    return keyId === null || phone === null ? null : this.cipher.open({ keyId, data: phone }, contextOf(id));
  }
}

function contextOf(id: string): string {
  return `erasure-request:${id}`;
}
