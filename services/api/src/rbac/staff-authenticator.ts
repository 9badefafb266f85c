import { Injectable } from '@nestjs/common';
import { EXPIRED_TOKEN } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Authenticators } from '../core/access/authenticators.ts';
import { AppError } from '../core/errors/app-error.ts';
import { accessTokenOf } from './access-tokens.ts';
import { JwtStrategy, STAFF_STRATEGY } from './jwt.strategy.ts';
import { StaffActor } from './staff-actor.ts';

/** Recognises the staff by the JWT of the header or the cookie. */
@Injectable()
export class StaffAuthenticator {
  /** Our own: the one that the module shares would mix up two applications of one process. */
  private readonly passport = new passport.Passport();

  constructor(authenticators: Authenticators, strategy: JwtStrategy) {
    this.passport.use(STAFF_STRATEGY, strategy);
    authenticators.register((request) => this.authenticate(request));
  }

  /** The one who calls; 401 without a session. */
  async expect(request: FastifyRequest): Promise<StaffActor> {
    const actor = await this.authenticate(request);
    if (!actor) throw new AppError(401, 'Необходима авторизация');
    return actor;
  }

  /** Null without a token that counts; 401 `Expired token` when it did until a moment ago. */
  authenticate(request: FastifyRequest): Promise<StaffActor | null> {
    if (accessTokenOf(request) === null) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, actor: unknown, info: unknown) => {
        if (error) reject(error instanceof Error ? error : new Error('Passport failed', { cause: error }));
        else if (isExpired(info)) reject(new AppError(401, EXPIRED_TOKEN));
        else resolve(actor instanceof StaffActor ? actor : null);
      };
      const middleware: unknown = this.passport.authenticate(STAFF_STRATEGY, { session: false }, settle);
      (middleware as (request: FastifyRequest, response: object, next: (error: unknown) => void) => void)(
        request,
        {},
        reject,
      );
    });
  }
}

/** What the strategy says of a token that it refused. */
function isExpired(info: unknown): boolean {
  return info instanceof Error && info.name === 'TokenExpiredError';
}
