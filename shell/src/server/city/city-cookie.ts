import { CITY_COOKIE, readCookie } from '@polden/api-contract';
import { type City, cityByAlias } from '@polden/reference-data';
import { cookieLine } from '../cookies.ts';
import type { SiteHost } from './site-hosts.ts';

const YEAR_S = 31_536_000;

/** The city that a visitor has chosen, for all sites of the family; scripts may read it, too. */
export class CityCookie {
  readonly #secure: boolean;

  constructor({ local }: { local: boolean }) {
    this.#secure = !local;
  }

  /** Null for a visitor who has not chosen a known city. */
  read(header: string | undefined): City | null {
    const alias = readCookie(header, CITY_COOKIE);
    return alias === null || alias === '' ? null : (cityByAlias(alias) ?? null);
  }

  /** Set-Cookie line. */
  write({ alias }: City, { cookieDomain }: Pick<SiteHost, 'cookieDomain'>): string {
    return cookieLine(CITY_COOKIE, alias, {
      domain: cookieDomain,
      maxAgeSeconds: YEAR_S,
      secure: this.#secure,
      readable: true,
    });
  }
}
