import { createHash, randomUUID } from 'node:crypto';
import { EARLY_CHECK } from '../../app/banners/banner-state.ts';
import { CONSENT_CHECK } from '../../app/consent/consent-check.ts';
import { UNFOLD_LINKED } from '../../app/layouts/unfold-linked.tsx';
import type { ThirdPartyOrigins } from '../third-parties/third-parties.ts';

/** What pages may reach besides the site itself. */
export interface PageOrigins {
  /** Where releases are served from. */
  releases: readonly string[];
  /** Configured third parties; their code runs after consent. */
  thirdParties: ThirdPartyOrigins;
}

/** The page's own components do not know the nonce. */
const CHECKS = [EARLY_CHECK, CONSENT_CHECK, UNFOLD_LINKED].map((script) => {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
});

/** 122 random bits. */
export function createNonce(): string {
  return randomUUID();
}

const aroundNonces = new WeakMap<PageOrigins, { before: string; after: string }>();

/** For a page of one visitor. */
export function noncePolicy(nonce: string, origins: PageOrigins): string {
  const around = aroundNonces.get(origins) ?? policyAroundNonce(origins);
  aroundNonces.set(origins, around);
  return around.before + nonce + around.after;
}

/** Of a page on which nothing of others runs. */
export function ownPolicy(nonce: string, { releases }: PageOrigins): string {
  return noncePolicy(nonce, { releases, thirdParties: { scripts: [], others: [] } });
}

/** Of a page that shows content before it is published: in the frame of its form alone, and without anything of others. */
export function previewPolicy(nonce: string, origins: PageOrigins): string {
  return ownPolicy(nonce, origins).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

function policyAroundNonce(origins: PageOrigins): { before: string; after: string } {
  const { releases, thirdParties } = origins;
  // What is trusted may bring what it likes, and what is of others may not: with them a page names origins, as a kept one does.
  const sources =
    thirdParties.scripts.length === 0
      ? [...CHECKS, "'strict-dynamic'"]
      : ["'self'", ...releases, ...thirdParties.scripts, ...CHECKS];
  const [before = '', after = ''] = policy(["script-src 'nonce-\n'", ...sources].join(' '), origins).split(
    '\n',
  );
  return { before, after };
}

/**
 * For a page that is kept: a nonce could not be fresh in a 304. Files are named by their origin, and every file of ours
 * carries its own integrity. `ownScripts`: SHA-256 (base64) of the inline scripts that the shell has made, of no others.
 */
export function hashPolicy(ownScripts: readonly string[], origins: PageOrigins): string {
  const { releases, thirdParties } = origins;
  const hashes = ownScripts.map((hash) => `'sha256-${hash}'`);
  const sources = [...releases, ...thirdParties.scripts, ...hashes, ...CHECKS];
  return policy(["script-src 'self'", ...sources].join(' '), origins);
}

function policy(scripts: string, { releases, thirdParties: { others } }: PageOrigins): string {
  return [
    "default-src 'self'",
    scripts,
    ["style-src 'self'", ...releases, ...others].join(' '),
    // Positions that depend on data (the sun on its arc) are style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...releases, ...others].join(' '),
    ["font-src 'self'", ...releases, ...others].join(' '),
    ["connect-src 'self'", ...releases, ...others].join(' '),
    // The captcha works in one; without this line the nonce would be asked of it.
    "worker-src 'self'",
    // The preview of a document is a file of ours.
    ["frame-src 'self'", ...others].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
