import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import { staffCredential } from '../core/access/credentials.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import type { OpenSession } from './sessions.ts';

export const STAFF_TOKEN_ISSUER = 'polden-staff';
export const STAFF_TOKEN_ALGORITHM = 'HS256';

/** What the token says; rights are not in it, because they may change while it lives. */
export interface StaffClaims {
  /** Id of the session. */
  sid: string;
  sub: string;
}

/** The short-lived JWT of the staff. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: ApiConfig,
  ) {}

  /** Young as it is, it ends with its session. */
  issue(userId: number, { id, expiresAt }: Pick<OpenSession, 'id' | 'expiresAt'>): Promise<string> {
    const left = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    return this.jwt.signAsync(
      { sid: id },
      {
        secret: this.config.secrets.staffToken,
        algorithm: STAFF_TOKEN_ALGORITHM,
        issuer: STAFF_TOKEN_ISSUER,
        subject: String(userId),
        expiresIn: Math.max(0, Math.min(left, this.config.limits.staff.accessTokenSeconds)),
      },
    );
  }

  /** The session of a token that we signed, expired or not; null for any other. */
  async sessionOf(token: string): Promise<string | null> {
    try {
      const { sid } = await this.jwt.verifyAsync<StaffClaims>(token, {
        secret: this.config.secrets.staffToken,
        algorithms: [STAFF_TOKEN_ALGORITHM],
        issuer: STAFF_TOKEN_ISSUER,
        ignoreExpiration: true,
      });
      return sid;
    } catch {
      return null;
    }
  }
}

/** Bearer, else the cookie; a team's token has no dots and is not ours. */
export function accessTokenOf(request: FastifyRequest): string | null {
  const token = staffCredential(request)?.token;
  return token?.split('.').length === 3 ? token : null;
}
