import { Injectable } from '@nestjs/common';
import type { CopiedSignature } from '@polden/api-contract';
import { DataCipher } from '../../core/crypto/data-cipher.ts';
import type { Evidence } from '../signature/evidence.ts';
import { type OwnSignatureRow, OwnSignaturesRepository } from './own-signatures.repository.ts';

/** What one phone has signed, with the evidence of it. */
@Injectable()
export class OwnSignatures {
  constructor(
    private readonly repository: OwnSignaturesRepository,
    private readonly cipher: DataCipher,
  ) {}

  async of(phoneIndex: string): Promise<CopiedSignature[]> {
    return (await this.repository.of(phoneIndex)).map((row) => this.copyOf(row));
  }

  private copyOf({ id, lead_id, signed_at, documents, ...row }: OwnSignatureRow): CopiedSignature {
    const sealed = { keyId: row.data_key_id, data: row.evidence };
    const { signer, ip, userAgent } = JSON.parse(this.cipher.open(sealed, `signature:${id}`)) as Evidence;
    return {
      id,
      requestId: lead_id,
      signedAt: signed_at.toISOString(),
      facts: [
        { label: 'Подписал', value: signer },
        { label: 'IP-адрес', value: ip },
        { label: 'Браузер', value: userAgent || 'не указан' },
      ],
      documents: documents.map(({ title, edition, sha256 }) => ({ title, edition, sha256 })),
    };
  }
}
