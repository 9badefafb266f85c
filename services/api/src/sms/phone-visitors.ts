import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PHONE_VISITOR_COOKIE } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiConfig } from '../core/config/api-config.ts';

const ID_BYTES = 16;
const ID = /^[\w-]{22}$/u;

/**
 * Tells apart who asks for codes: a random id in a cookie of the browser. It grants nothing; a client without it counts as a
 * new visitor, and is told nothing of what others have asked for.
 */
@Injectable()
export class PhoneVisitors {
  constructor(private readonly config: ApiConfig) {}

  /** The id of the request's browser; a new one goes out with the answer. */
  of(request: FastifyRequest, reply: FastifyReply): string {
    const known = request.cookies[PHONE_VISITOR_COOKIE];
    if (known !== undefined && ID.test(known)) return known;
    const id = randomBytes(ID_BYTES).toString('base64url');
    void reply.setCookie(PHONE_VISITOR_COOKIE, id, {
      httpOnly: true,
      secure: !this.config.local,
      sameSite: 'lax',
      path: '/',
      maxAge: this.config.limits.sms.phoneDay.seconds,
    });
    return id;
  }
}
