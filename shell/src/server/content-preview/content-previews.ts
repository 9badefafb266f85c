import {
  API_BASE_PATH,
  PREVIEW_ENTRY_PATHS,
  previewCookie,
  type PreviewPass,
  type PreviewState,
  readCookie,
} from '@polden/api-contract';
import { cookieLine } from '../cookies.ts';

const TIMEOUT_MS = 2_000;
const TOO_MANY = 429;

export interface ContentPreviewsOptions {
  apiOrigin: string;
  /** Cookies without Secure. */
  local: boolean;
}

/** Somebody looks at content that is not published. */
export interface ContentPreview {
  /** What the banner says of it. */
  title: string;
}

export interface VisitorContentPreview {
  active: ContentPreview | null;
  /** There is a cookie that is good for nothing any more. */
  isStale: boolean;
}

const NOBODY: VisitorContentPreview = { active: null, isStale: false };

/** What the API says of keys and cookies of previews of content; it decides anew about every read. */
export class ContentPreviews {
  readonly #options: ContentPreviewsOptions;
  readonly #name: string;

  constructor(options: ContentPreviewsOptions) {
    this.#options = options;
    this.#name = previewCookie(!options.local);
  }

  async of(cookies: string | undefined): Promise<VisitorContentPreview> {
    const token = readCookie(cookies, this.#name);
    if (token === null) return NOBODY;
    const state = await this.#ask<PreviewState>(PREVIEW_ENTRY_PATHS.state, {
      headers: { cookie: `${this.#name}=${encodeURIComponent(token)}` },
    });
    if (state === 'none') return { active: null, isStale: true };
    // While nobody says that it is over, nobody else may get this page, either.
    return { active: { title: state === 'away' ? 'черновик' : state.title }, isStale: false };
  }

  /** 'none' for a key that is no good, or not any more; 'away' while nobody says. */
  async enter(key: string): Promise<{ path: string; setCookie: string } | 'none' | 'away'> {
    const pass = await this.#ask<PreviewPass>(PREVIEW_ENTRY_PATHS.enter, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
    if (typeof pass === 'string') return pass;
    const maxAgeSeconds = Math.max(0, Math.floor((Date.parse(pass.until) - Date.now()) / 1000));
    return { path: pass.path, setCookie: this.#cookie(pass.token, maxAgeSeconds) };
  }

  /** Set-Cookie line that takes the cookie away. */
  get removal(): string {
    return this.#cookie('', 0);
  }

  #cookie(value: string, maxAgeSeconds: number): string {
    return cookieLine(this.#name, value, { domain: null, maxAgeSeconds, secure: !this.#options.local });
  }

  async #ask<Answer>(path: string, init: RequestInit): Promise<Answer | 'none' | 'away'> {
    try {
      const answer = await fetch(`${this.#options.apiOrigin}${API_BASE_PATH}${path}`, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) return (await answer.json()) as Answer;
      // Who asks too often is told nothing of the key.
      return answer.status < 500 && answer.status !== TOO_MANY ? 'none' : 'away';
    } catch {
      return 'away';
    }
  }
}
