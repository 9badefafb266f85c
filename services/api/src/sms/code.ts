import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const CODES = 1_000_000;
const CODE_LENGTH = 6;
const NONCE_BYTES = 16;

/** Six digits from the system's generator. */
export function newCode(): string {
  return randomInt(CODES).toString().padStart(CODE_LENGTH, '0');
}

export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

export interface CodeOwner {
  phoneIndex: string;
  purpose: string;
  nonce: string;
}

/** What is stored instead of the code: useless for another phone, purpose or message. */
export function codeHmac(secret: string, { phoneIndex, purpose, nonce }: CodeOwner, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, phoneIndex, nonce, code]))
    .digest();
}

export function isSameCode(given: Buffer, kept: Buffer): boolean {
  return given.length === kept.length && timingSafeEqual(given, kept);
}
