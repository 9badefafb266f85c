import { Injectable } from '@nestjs/common';
import { CLIENT_SESSION_COOKIE, PHONE_VERIFICATION_COOKIE } from '@polden/api-contract';
import type { FastifyReply } from 'fastify';
import { ApiConfig } from '../core/config/api-config.ts';

/** The cookie of a client's session: out of reach of scripts, and of this host only. */
@Injectable()
export class ClientCookies {
  constructor(private readonly config: ApiConfig) {}

  set(reply: FastifyReply, token: string): void {
    const { sessionSeconds } = this.config.limits.client;
    void reply.setCookie(CLIENT_SESSION_COOKIE, token, { ...this.common(), maxAge: sessionSeconds });
  }

  /** The phone has to be confirmed anew as well: the next person at this browser must not get in without a code. */
  clear(reply: FastifyReply): void {
    void reply.clearCookie(CLIENT_SESSION_COOKIE, this.common());
    this.forgetPhone(reply);
  }

  forgetPhone(reply: FastifyReply): void {
    void reply.clearCookie(PHONE_VERIFICATION_COOKIE, this.common());
  }

  private common() {
    return { httpOnly: true, secure: !this.config.local, sameSite: 'lax', path: '/' } as const;
  }
}
