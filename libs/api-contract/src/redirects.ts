export const REDIRECT_PATHS = {
  /** GET → Redirect[], by path. */
  index: 'redirect/index',
} as const;

/** An address that leads elsewhere, as editors have written it. */
export interface Redirect {
  /** Begins with a slash, or is an absolute URL. */
  path: string;
  /** The same. */
  target: string;
  code: 301 | 302;
}
