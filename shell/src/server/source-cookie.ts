import { marksIn, SOURCE_COOKIE } from '@polden/api-contract';
import type { SiteHost } from './city/site-hosts.ts';
import { cookieLine } from './cookies.ts';

const MONTH_S = 2_592_000;
/** Browsers drop a cookie that is larger than 4 KiB with its name and attributes. */
const MAX_LENGTH = 3_500;

/**
 * Remembers which advertisement or partner brought a visitor, for the pages that he walks on to and with JavaScript or
 * without: the last one that did. Scripts read it, because in the browser forms are sent by them.
 */
export class SourceCookie {
  readonly #secure: boolean;

  constructor({ local }: { local: boolean }) {
    this.#secure = !local;
  }

  /** Set-Cookie line for a visitor of this address; null when it says nothing of where he came from. */
  of({ searchParams }: URL, { cookieDomain }: Pick<SiteHost, 'cookieDomain'>): string | null {
    const marks = new URLSearchParams(marksIn(searchParams));
    for (const name of [...marks.keys()].toReversed()) {
      if (marks.toString().length <= MAX_LENGTH) break;
      marks.delete(name);
    }
    const value = marks.toString();
    if (value === '') return null;
    return cookieLine(SOURCE_COOKIE, value, {
      domain: cookieDomain,
      maxAgeSeconds: MONTH_S,
      secure: this.#secure,
      readable: true,
    });
  }
}
