import { readCookie } from '@polden/api-contract';
import type { KeyObject } from 'node:crypto';
import type { ActivePreview, SideRelease } from '@polden/mfe-contract';
import { OVERRIDE_COOKIE, OVERRIDE_PARAMETER, readOverrideToken } from '@polden/mfe-release';
import { cookieLine } from '../cookies.ts';

export interface PreviewsOptions {
  keys: readonly KeyObject[];
  environment: string;
  local: boolean;
  /** The preview as the release map names it now. */
  previewOf: (remote: string, name: string) => SideRelease | undefined;
}

export interface VisitorPreviews {
  active: readonly ActivePreview[];
  /** There is a cookie, and nothing in it is good any more. */
  isStale: boolean;
}

export interface PreviewExchange {
  /** The same address without the parameter. */
  location: string;
  setCookie: string;
  /** The link takes all previews away. */
  isOff: boolean;
}

interface Accepted {
  token: string;
  preview: ActivePreview;
}

const SEPARATOR = '~';
const MAX_PREVIEWS = 4;
const MAX_TOKEN_CHARS = 1_000;
const OFF = 'off';
/** In place of a link that is not good: no token, so that the page that it leads to knows of it. */
const OVER = 'over';
const OVER_SECONDS = 60;
const NOBODY: VisitorPreviews = { active: [], isStale: false };

/** Signed links to unreleased versions: each is exchanged for a cookie, which is checked again on every request. */
export class Previews {
  readonly #options: PreviewsOptions;

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** `host`: of the request, with its port; a token is good on one host only. */
  of(cookies: string | undefined, host: string): VisitorPreviews {
    if (!cookies?.includes(OVERRIDE_COOKIE)) return NOBODY;
    const tokens = tokensOf(cookies);
    const active = this.#accepted(tokens, host).map(({ preview }) => preview);
    return { active, isStale: active.length === 0 && tokens.length > 0 };
  }

  /**
   * Null when the address carries no link. A link that is not good takes nothing but itself away, and what is stale is said on
   * the next page.
   */
  exchange(url: URL, cookies: string | undefined): PreviewExchange | null {
    const given = url.searchParams.get(OVERRIDE_PARAMETER);
    if (given === null) return null;
    const kept = given === OFF ? [] : this.#accepted([given, ...tokensOf(cookies)], url.host);
    const location = new URL(url);
    location.searchParams.delete(OVERRIDE_PARAMETER);
    const isOver = given !== OFF && kept.length === 0;
    const setCookie = isOver ? this.#line(OVER, OVER_SECONDS) : this.#cookie(kept);
    return { location: location.href, setCookie, isOff: given === OFF };
  }

  /** Set-Cookie line that takes the cookie away. */
  get removal(): string {
    return this.#cookie([]);
  }

  #accepted(tokens: readonly string[], host: string): Accepted[] {
    const accepted: Accepted[] = [];
    for (const token of tokens.slice(0, MAX_PREVIEWS + 1)) {
      const preview = this.#check(token, host);
      const isSecond = accepted.some(({ preview: { remote } }) => remote === preview?.remote);
      if (preview && !isSecond) accepted.push({ token, preview });
    }
    return accepted.slice(0, MAX_PREVIEWS);
  }

  #check(token: string, host: string): ActivePreview | null {
    if (token.length > MAX_TOKEN_CHARS) return null;
    const claims = readOverrideToken(token, this.#options.keys);
    if (claims?.host !== host || claims.environment !== this.#options.environment) return null;
    const { remote, name, until } = claims;
    const release = this.#options.previewOf(remote, name);
    return release ? { remote, name, until, version: release.pin.version } : null;
  }

  /** Lives as long as the longest of its tokens; each of them is checked by itself. */
  #cookie(accepted: readonly Accepted[]): string {
    const until = Math.max(0, ...accepted.map(({ preview }) => Date.parse(preview.until)));
    const maxAgeSeconds = Math.max(0, Math.floor((until - Date.now()) / 1000));
    return this.#line(accepted.map(({ token }) => token).join(SEPARATOR), maxAgeSeconds);
  }

  #line(value: string, maxAgeSeconds: number): string {
    return cookieLine(OVERRIDE_COOKIE, value, { domain: null, maxAgeSeconds, secure: !this.#options.local });
  }
}

function tokensOf(cookies: string | undefined): string[] {
  return (readCookie(cookies, OVERRIDE_COOKIE) ?? '').split(SEPARATOR).filter(Boolean);
}
