import { VISITOR_COOKIE, readCookie } from '@polden/api-contract';
import { isVisitor } from '@polden/mfe-release';
import type { SiteHost } from './city/site-hosts.ts';
import { cookieLine } from './cookies.ts';

const YEAR_S = 31_536_000;

export interface VisitorCookieOptions {
  local: boolean;
}

/**
 * The cookie by which a visitor stays in the same canaries: random, says nothing about him but when he came first. It is
 * set as an answer goes out, and never kept with a page.
 */
export class VisitorCookie {
  readonly #secure: boolean;

  constructor({ local }: VisitorCookieOptions) {
    this.#secure = !local;
  }

  /** Id of the visitor; null without one, or with one that is none of ours. */
  read(header: string | undefined): string | null {
    const value = readCookie(header, VISITOR_COOKIE);
    return value !== null && isVisitor(value) ? value : null;
  }

  /** Set-Cookie line: of the whole domain, so that a visitor is the same on the hosts of all cities. */
  create(id: string, { cookieDomain: domain }: Pick<SiteHost, 'cookieDomain'>): string {
    return cookieLine(VISITOR_COOKIE, id, { domain, maxAgeSeconds: YEAR_S, secure: this.#secure });
  }
}
