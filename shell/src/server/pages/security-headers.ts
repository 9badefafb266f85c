import { randomUUID } from 'node:crypto';

/** 122 random bits. */
export function createNonce(): string {
  return randomUUID();
}

/** For a page of one visitor. `connect` names further origins: development servers only. */
export function noncePolicy(nonce: string, connect: readonly string[]): string {
  return policy(`script-src 'nonce-${nonce}' 'strict-dynamic'`, connect);
}

/**
 * For a page that is kept: a nonce could not be fresh in a 304. Inline scripts are named by their SHA-256 (base64), files by
 * their origin, and every file carries its own integrity.
 */
export function hashPolicy(inlineScripts: readonly string[]): string {
  return policy(["script-src 'self'", ...inlineScripts.map((hash) => `'sha256-${hash}'`)].join(' '), []);
}

function policy(scripts: string, connect: readonly string[]): string {
  return [
    "default-src 'self'",
    scripts,
    ["style-src 'self'", ...connect].join(' '),
    // Positions that depend on data (the sun on its arc) are style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...connect].join(' '),
    ["font-src 'self'", ...connect].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
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
