import { createHash, randomUUID } from 'node:crypto';

/** Version 7 says when it was made; those of version 4 were given before and are as good. */
const VISITOR = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const VERSION_AT = 14;
const TIME_DIGITS = 12;

/**
 * Id of somebody who has none yet: a UUID of version 7 (RFC 9562), random but for the moment when it was made, in
 * milliseconds. A verdict counts only those who came after its canary began; see decision 041.
 */
export function newVisitor(now: number = Date.now()): string {
  const time = now.toString(16).padStart(TIME_DIGITS, '0');
  // Node keeps random bytes in store for these, where asking for sixteen of them costs a page ten microseconds.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(VERSION_AT + 1)}`;
}

export function isVisitor(text: string): boolean {
  return VISITOR.test(text);
}

/** When the visitor came first, in seconds since the epoch; null for an id that does not say. */
export function cameAt(visitor: string): number | null {
  if (visitor[VERSION_AT] !== '7') return null;
  return Math.floor(Number.parseInt(visitor.replaceAll('-', '').slice(0, TIME_DIGITS), 16) / 1000);
}

/** UUID that lets reports of one visitor count once; the id cannot be derived from it. */
export function reporterOf(visitor: string): string {
  return uuidOf(createHash('sha256').update(`reporter ${visitor}`).digest());
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
