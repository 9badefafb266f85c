/**
 * UUID of a browser: httpOnly, on the whole domain, a year. It says nothing of the visitor but when he came first, and keeps
 * him in his canaries and experiments.
 */
export const VISITOR_COOKIE = 'visitor';

/** Readable, and there only after consent: who it was for the tag manager; forms send it as `pid`. */
export const CLIENT_ID_COOKIE = 'client_id';

/** Alias of the city that a visitor has chosen: on the whole domain, a year. */
export const CITY_COOKIE = 'city';

/**
 * Value of a cookie in a Cookie header or in `document.cookie`, as it was sent; null without it. A few lines that are part of
 * every page, where a library would read and decode all cookies.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
