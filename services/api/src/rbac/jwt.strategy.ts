import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { ApiConfig } from '../core/config/api-config.ts';
import {
  accessTokenOf,
  STAFF_TOKEN_ALGORITHM,
  STAFF_TOKEN_ISSUER,
  type StaffClaims,
} from './access-tokens.ts';
import { Rights } from './rights.ts';
import { StaffActor } from './staff-actor.ts';

export const STAFF_STRATEGY = 'staff-jwt';

/** Checks the signature and the time of the token, then asks the database who that is and what they may do. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, STAFF_STRATEGY) {
  constructor(
    config: ApiConfig,
    private readonly rights: Rights,
  ) {
    super({
      // Passport's types know Express only; the request it hands over is Fastify's own.
      jwtFromRequest: (request: unknown) => accessTokenOf(request as FastifyRequest),
      secretOrKey: config.secrets.staffToken,
      algorithms: [STAFF_TOKEN_ALGORITHM],
      issuer: STAFF_TOKEN_ISSUER,
    });
  }

  /** Null for a session that has ended. */
  async validate({ sid }: StaffClaims): Promise<StaffActor | null> {
    const user = await this.rights.userOf(sid);
    return user && new StaffActor(user, sid);
  }
}
