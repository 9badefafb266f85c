import { randomBytes } from 'node:crypto';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** `connect` names further origins for fetch and web sockets: development servers only. */
export function contentSecurityPolicy(nonce: string, connect: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ['style-src', "'self'", ...connect].join(' '),
    // Positions that depend on data (the sun on its arc) are style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...connect].join(' '),
    ['font-src', "'self'", ...connect].join(' '),
    ['connect-src', "'self'", ...connect].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers of every answer of the shell. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;
