import { sign, verify, type KeyObject } from 'node:crypto';
import { keyIdOf } from './signed-text.ts';

/** Lets one person see a registered preview release in place of the live one. */
export interface OverrideClaims {
  /** Who asked for the link: staff:5, team:lending. */
  actor: string;
  /** Host, with its port, on which the token is good. */
  host: string;
  environment: string;
  remote: string;
  /** Of the preview. */
  name: string;
  /** ISO 8601 in UTC. */
  until: string;
}

/** Query parameter that carries the token once; the shell exchanges it for a cookie. */
export const OVERRIDE_PARAMETER = 'mfe-preview';
export const OVERRIDE_COOKIE = 'mfe_preview';

const KIND = 'preview/1';

/** Signs with the key of the release map, so that a shell can check it without a secret. */
export function createOverrideToken(claims: OverrideClaims, key: KeyObject): string {
  const text = Buffer.from(JSON.stringify({ kind: KIND, ...claims }));
  return [keyIdOf(key), text.toString('base64url'), sign(null, text, key).toString('base64url')].join('.');
}

/** The claims of a token that one of the keys has signed and that has not expired; null otherwise. `now` in milliseconds. */
export function readOverrideToken(
  token: string,
  keys: readonly KeyObject[],
  now: number = Date.now(),
): OverrideClaims | null {
  const [keyId, text = '', signature = ''] = token.split('.');
  const key = keys.find((candidate) => keyIdOf(candidate) === keyId);
  const bytes = Buffer.from(text, 'base64url');
  if (!key || !verify(null, bytes, key, Buffer.from(signature, 'base64url'))) return null;
  const { kind, ...claims } = JSON.parse(bytes.toString()) as OverrideClaims & { kind: string };
  return kind === KIND && Date.parse(claims.until) > now ? claims : null;
}
