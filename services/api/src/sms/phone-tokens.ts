import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import { phoneCredential } from '../core/access/credentials.ts';
import { ApiConfig } from '../core/config/api-config.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'phone-verification';

/** Proof that a phone was confirmed: it carries the blind index of the phone, never the phone. */
@Injectable()
export class PhoneTokens {
  private readonly jwt: JwtService;
  readonly ttlSeconds: number;

  constructor(config: ApiConfig) {
    // Of bytes the library would first try to make a public key, with each token.
    this.jwt = new JwtService({ secret: createSecretKey(config.secrets.phoneToken, 'utf8') });
    this.ttlSeconds = config.limits.sms.tokenTtlSeconds;
  }

  async issue(phoneIndex: string): Promise<string> {
    return this.jwt.signAsync(
      {},
      { subject: phoneIndex, audience: AUDIENCE, expiresIn: this.ttlSeconds, algorithm: ALGORITHM },
    );
  }

  /** The blind index of the phone that the request proves: the header wins over the cookie, a client that sends it means it. */
  async confirmedIndex(request: FastifyRequest): Promise<string | null> {
    const credential = phoneCredential(request);
    return credential && this.phoneIndexOf(credential.token);
  }

  /** The blind index of the confirmed phone; null for a token that is forged, expired or of another kind. */
  async phoneIndexOf(token: string): Promise<string | null> {
    try {
      const options = { audience: AUDIENCE, algorithms: [ALGORITHM] } as const;
      const { sub } = await this.jwt.verifyAsync<{ sub?: string }>(token, {
        ...options,
        algorithms: [...options.algorithms],
      });
      return sub ?? null;
    } catch {
      return null;
    }
  }
}
