import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PHONE_DEVICE_COOKIE } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { phoneCredential } from '../core/access/credentials.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { LeftPhones } from './left-phones.repository.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'phone-verification';
const DEVICE = 'phone-device';

type Audience = typeof AUDIENCE | typeof DEVICE;

/** What a proof says: which phone was confirmed, and when. */
export interface ConfirmedPhone {
  phoneIndex: string;
  at: Date;
}

/** Proof that a phone was confirmed: it carries the blind index of the phone, never the phone. */
@Injectable()
export class PhoneTokens {
  private readonly jwt: JwtService;
  readonly ttlSeconds: number;
  private readonly deviceSeconds: number;

  constructor(
    config: ApiConfig,
    private readonly left: LeftPhones,
  ) {
    // Of bytes the library would first try to make a public key, with each token.
    this.jwt = new JwtService({ secret: createSecretKey(config.secrets.phoneToken, 'utf8') });
    this.ttlSeconds = config.limits.sms.tokenTtlSeconds;
    this.deviceSeconds = config.limits.sms.deviceSeconds;
  }

  issue(phoneIndex: string): Promise<string> {
    return this.sign(phoneIndex, AUDIENCE, this.ttlSeconds);
  }

  /** For the browser to keep: that the phone was once confirmed in it. */
  issueDevice(phoneIndex: string): Promise<string> {
    return this.sign(phoneIndex, DEVICE, this.deviceSeconds);
  }

  private sign(phoneIndex: string, audience: Audience, expiresIn: number): Promise<string> {
    return this.jwt.signAsync(
      // To the millisecond: what was confirmed before somebody left everywhere opens nothing.
      { iat: Date.now() / 1000 },
      { subject: phoneIndex, audience, expiresIn, algorithm: ALGORITHM },
    );
  }

  /** The blind index of the phone that was once confirmed in the browser of the request; it proves nothing else. */
  async knownIndex(request: FastifyRequest): Promise<string | null> {
    const token = request.cookies[PHONE_DEVICE_COOKIE];
    return (
      (await this.standing(token === undefined ? null : await this.read(token, DEVICE)))?.phoneIndex ?? null
    );
  }

  /** The blind index of the phone that the request proves: the header wins over the cookie, a client that sends it means it. */
  async confirmedIndex(request: FastifyRequest): Promise<string | null> {
    return (await this.confirmed(request))?.phoneIndex ?? null;
  }

  /** The same with when it was confirmed; null once its owner has left everywhere since. */
  async confirmed(request: FastifyRequest): Promise<ConfirmedPhone | null> {
    const credential = phoneCredential(request);
    return this.standing(credential && (await this.read(credential.token, AUDIENCE)));
  }

  private async standing(proof: ConfirmedPhone | null): Promise<ConfirmedPhone | null> {
    return proof && !(await this.left.isLeftSince(proof.phoneIndex, proof.at)) ? proof : null;
  }

  /** Null for a token that is forged, expired or of another kind. */
  private async read(token: string, audience: Audience): Promise<ConfirmedPhone | null> {
    try {
      const { sub, iat } = await this.jwt.verifyAsync<{ sub?: string; iat?: number }>(token, {
        audience,
        algorithms: [ALGORITHM],
      });
      return sub === undefined || iat === undefined ? null : { phoneIndex: sub, at: new Date(iat * 1000) };
    } catch {
      return null;
    }
  }
}
