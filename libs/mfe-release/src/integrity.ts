import { createHash } from 'node:crypto';

/** Subresource-integrity value of the bytes: `sha384-` and base64. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
