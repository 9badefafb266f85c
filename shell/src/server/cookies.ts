export interface CookieOptions {
  /** Null keeps the cookie to the one host. */
  domain: string | null;
  maxAgeSeconds: number;
  secure: boolean;
  /** Scripts of the page see it. Default false. */
  readable?: boolean;
}

/** A Set-Cookie line. All of our values are plain, so there is nothing for a library to encode. */
export function cookieLine(
  name: string,
  value: string,
  { domain, maxAgeSeconds, secure, readable = false }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    ...(readable ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(domain === null ? [] : [`Domain=${domain}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
