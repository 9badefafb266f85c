import { createHash } from 'node:crypto';

/** Parts into which visitors fall; a share of a canary is so many of them. */
export const BUCKETS = 10_000;

/**
 * Bucket (0 to 9,999) of a visitor for one canary. It depends on nothing else, so it is the same in every process and after
 * a restart, and a visitor who is in a canary stays in when its share is widened.
 */
export function bucketOf(visitor: string, remote: string, salt: string): number {
  const digest = createHash('sha256')
    .update(JSON.stringify([visitor, remote, salt]))
    .digest();
  // 48 bits: the remainder by 10,000 favours no bucket by more than 1 in 10^10.
  return digest.readUIntBE(0, 6) % BUCKETS;
}

/** `share`: visitors in 10,000. */
export function isInCanary(
  visitor: string,
  remote: string,
  canary: { salt: string; share: number },
): boolean {
  return bucketOf(visitor, remote, canary.salt) < canary.share;
}
