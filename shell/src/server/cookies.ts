export interface CookieOptions {
  /** Null keeps the cookie to the one host. */
  domain: string | null;
  maxAgeSeconds: number;
  secure: boolean;
  /** Scripts of the page see it. Default false. */
  readable?: boolean;
}

/** A Set-Cookie line. */
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
