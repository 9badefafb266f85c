/** Headers of every answer of the shell. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Of a page that stands alone, without any file of the site. Nobody knows whether its address opens something. */
export const STANDALONE_HEADERS = {
  ...SECURITY_HEADERS,
  'referrer-policy': 'origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;
