import { createHash } from 'node:crypto';

/** `sha384-…` as the integrity attribute takes it. */
export function integrityOf(bytes: Buffer | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
