import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';

const SIGNATURE = 'signature';
const EXPIRES = 'expires';

/** Queries of links that only this service can make; a link made for one purpose opens nothing else. */
@Injectable()
export class SignedLinks {
  private readonly secret: string;

  constructor(config: ApiConfig) {
    this.secret = config.secrets.loginLink;
  }

  /** `id=7&expires=…&signature=…`, without the question mark; a link without `seconds` works for ever. */
  sign(purpose: string, fields: Record<string, string>, seconds?: number): string {
    const query = new URLSearchParams(fields);
    if (seconds !== undefined) query.set(EXPIRES, String(Math.floor(Date.now() / 1000) + seconds));
    query.set(SIGNATURE, this.signatureOf(purpose, query));
    return query.toString();
  }

  /** The fields of a link as it was made; null when it was changed, has expired or is of another purpose. */
  open(purpose: string, given: string): Record<string, string> | null {
    const query = new URLSearchParams(given);
    const signature = Buffer.from(query.get(SIGNATURE) ?? '');
    query.delete(SIGNATURE);
    const expected = Buffer.from(this.signatureOf(purpose, query));
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
    const expires = query.get(EXPIRES);
    return expires !== null && Number(expires) * 1000 < Date.now() ? null : Object.fromEntries(query);
  }

  private signatureOf(purpose: string, query: URLSearchParams): string {
    const key = createHmac('sha256', this.secret).update(`link:${purpose}`).digest();
    return createHmac('sha256', key).update(query.toString()).digest('base64url');
  }
}
