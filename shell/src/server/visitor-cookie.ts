import { isIP } from 'node:net';
import { VISITOR_COOKIE, readCookie } from '@polden/api-contract';
import { isVisitor } from '@polden/mfe-release';
import { cookieLine } from './cookies.ts';

const YEAR_S = 31_536_000;

export interface VisitorCookieOptions {
  /** What visitors see in the address bar. */
  publicOrigin: URL;
  local: boolean;
}

/**
 * The cookie by which a visitor stays in the same canaries: random, says nothing about him but when he came first. It is
 * set as an answer goes out, and never kept with a page.
 */
export class VisitorCookie {
  readonly #options: { domain: string | null; maxAgeSeconds: number; secure: boolean };

  constructor({ publicOrigin, local }: VisitorCookieOptions) {
    this.#options = { domain: domainOf(publicOrigin), maxAgeSeconds: YEAR_S, secure: !local };
  }

  /** Id of the visitor; null without one, or with one that is none of ours. */
  read(header: string | undefined): string | null {
    const value = readCookie(header, VISITOR_COOKIE);
    return value !== null && isVisitor(value) ? value : null;
  }

  /** Set-Cookie line. */
  create(id: string): string {
    return cookieLine(VISITOR_COOKIE, id, this.#options);
  }
}

/** The whole domain, so that a visitor is the same on the hosts of all cities; browsers keep no such cookie for `localhost`. */
function domainOf({ hostname }: URL): string | null {
  const name = hostname.replace(/^\[|\]$/g, '');
  return name.includes('.') && isIP(name) === 0 ? name : null;
}
