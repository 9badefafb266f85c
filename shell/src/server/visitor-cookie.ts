import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { VISITOR_COOKIE, readCookie } from '@polden/api-contract';
import { cookieLine } from './cookies.ts';

const YEAR_S = 31_536_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export interface VisitorCookieOptions {
  /** What visitors see in the address bar. */
  publicOrigin: URL;
  local: boolean;
}

/**
 * The cookie by which a visitor stays in the same canaries: random, says nothing about him. Only answers that are his own
 * set it; without it he gets stable releases.
 */
export class VisitorCookie {
  readonly #options: { domain: string | null; maxAgeSeconds: number; secure: boolean };

  constructor({ publicOrigin, local }: VisitorCookieOptions) {
    this.#options = { domain: domainOf(publicOrigin), maxAgeSeconds: YEAR_S, secure: !local };
  }

  /** Id of the visitor; null without one, or with one that is none of ours. */
  read(header: string | undefined): string | null {
    const value = readCookie(header, VISITOR_COOKIE);
    return value !== null && UUID.test(value) ? value : null;
  }

  /** Set-Cookie line with a new id. */
  create(id = newVisitor()): string {
    return cookieLine(VISITOR_COOKIE, id, this.#options);
  }
}

/** Id of somebody who has none yet. */
export function newVisitor(): string {
  return randomUUID();
}

/** The whole domain, so that a visitor is the same on the hosts of all cities; browsers keep no such cookie for `localhost`. */
function domainOf({ hostname }: URL): string | null {
  const name = hostname.replace(/^\[|\]$/g, '');
  return name.includes('.') && isIP(name) === 0 ? name : null;
}
