import { Injectable } from '@nestjs/common';
import {
  ACCESS_TOKEN_COOKIE,
  API_BASE_PATH,
  REFRESH_TOKEN_COOKIE,
  STAFF_DEVICE_COOKIE,
  STAFF_SESSION_COOKIE,
} from '@polden/api-contract';
import type { FastifyReply } from 'fastify';
import { ApiConfig } from '../core/config/api-config.ts';
import type { SignedIn } from './login.service.ts';

/** Only the calls of the session itself get the refresh token. */
const REFRESH_PATH = `${API_BASE_PATH}site`;

/** The two cookies of a staff session: out of reach of scripts, and of this host only; and the one that says they are there. */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: ApiConfig) {}

  set(reply: FastifyReply, { accessToken, refreshToken, expiresAt }: SignedIn): void {
    const { accessTokenSeconds } = this.config.limits.staff;
    const sessionSeconds = Math.round((expiresAt.getTime() - Date.now()) / 1000);
    const common = { httpOnly: true, secure: !this.config.local, sameSite: 'lax' } as const;
    void reply.setCookie(ACCESS_TOKEN_COOKIE, accessToken, {
      ...common,
      path: '/',
      maxAge: accessTokenSeconds,
    });
    void reply.setCookie(REFRESH_TOKEN_COOKIE, refreshToken, {
      ...common,
      path: REFRESH_PATH,
      maxAge: sessionSeconds,
    });
    void reply.setCookie(STAFF_SESSION_COOKIE, '1', {
      ...common,
      httpOnly: false,
      path: '/',
      maxAge: sessionSeconds,
    });
  }

  /** Stays when the session ends: the browser is known to its people. */
  setDevice(reply: FastifyReply, token: string): void {
    const { local, limits } = this.config;
    void reply.setCookie(STAFF_DEVICE_COOKIE, token, {
      httpOnly: true,
      secure: !local,
      sameSite: 'lax',
      path: REFRESH_PATH,
      maxAge: limits.staff.deviceSeconds,
    });
  }

  clear(reply: FastifyReply): void {
    const common = { httpOnly: true, secure: !this.config.local, sameSite: 'lax' } as const;
    void reply.clearCookie(ACCESS_TOKEN_COOKIE, { ...common, path: '/' });
    void reply.clearCookie(REFRESH_TOKEN_COOKIE, { ...common, path: REFRESH_PATH });
    void reply.clearCookie(STAFF_SESSION_COOKIE, { ...common, httpOnly: false, path: '/' });
  }
}
