import {
  ACCESS_TOKEN_COOKIE,
  CLIENT_SESSION_COOKIE,
  PHONE_VERIFICATION_COOKIE,
  PHONE_VERIFICATION_HEADER,
  REFRESH_TOKEN_COOKIE,
} from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';

/** What a request proves itself with. */
export interface Credential {
  token: string;
  /** A browser sends it by itself, also for another site. */
  fromCookie: boolean;
}

const BEARER = /^Bearer +([^\s,]+)$/iu;

/** The token of `Authorization: Bearer`; null for any other scheme, and for what names no single token. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** By which a session of the staff is known: the header, else the cookie. */
export function staffCredential(request: FastifyRequest): Credential | null {
  return credential(bearerOf(request), request.cookies[ACCESS_TOKEN_COOKIE]);
}

/** The proof of a phone: the header wins over the cookie, so that a client that sends it means it. */
export function phoneCredential(request: FastifyRequest): Credential | null {
  const header = request.headers[PHONE_VERIFICATION_HEADER.toLowerCase()];
  const token = typeof header === 'string' && header !== '' ? header : null;
  return credential(token, request.cookies[PHONE_VERIFICATION_COOKIE]);
}

/** Carries a session of the staff on; there is no header for it. */
export function refreshCredential(request: FastifyRequest): Credential | null {
  return credential(null, request.cookies[REFRESH_TOKEN_COOKIE]);
}

/** The session of a client; there is no header for it. */
export function clientCredential(request: FastifyRequest): Credential | null {
  return credential(null, request.cookies[CLIENT_SESSION_COOKIE]);
}

/** Whether a handler that asks for any of them would be answered by a cookie. */
export function usesCookie(request: FastifyRequest): boolean {
  const all = [staffCredential, phoneCredential, refreshCredential, clientCredential];
  return all.map((read) => read(request)).some((each) => each?.fromCookie);
}

function credential(header: string | null, cookie: string | undefined): Credential | null {
  if (header !== null) return { token: header, fromCookie: false };
  return cookie === undefined ? null : { token: cookie, fromCookie: true };
}
