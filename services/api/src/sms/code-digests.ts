import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { codeHmac } from './code.ts';
import type { CodeTarget } from './code-target.ts';

/** What is stored instead of phones and codes. */
@Injectable()
export class CodeDigests {
  constructor(
    private readonly config: ApiConfig,
    private readonly blindIndex: BlindIndex,
  ) {}

  ofPhone(phone: string): string {
    return this.blindIndex.of('phone', phone);
  }

  /** Digest of the code of one message for one thing to confirm; not bound to the visitor. */
  ofCode({ phone, purpose, subject }: Omit<CodeTarget, 'visitor'>, nonce: string, code: string): Buffer {
    const bound = subject === undefined ? purpose : `${purpose}:${subject}`;
    const owner = { phoneIndex: this.ofPhone(phone), purpose: bound, nonce };
    return codeHmac(this.config.secrets.smsCode, owner, code);
  }
}
