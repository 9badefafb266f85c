import { createHash } from 'node:crypto';

/** Parts into which visitors fall; a share of a canary is so many of them. */
export const BUCKETS = 10_000;

/** Which part of a rollout a visitor is in; null for none: he gets the stable version, and is compared with nobody. */
export type Arm = 'canary' | 'control' | null;

interface Rollout {
  salt: string;
  /** Visitors in 10,000. */
  share: number;
}

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

/** Visitors in 10,000 who get the stable version for comparison: as many as the canary has, while there are so many. */
export function controlShareOf({ share }: Pick<Rollout, 'share'>): number {
  return Math.min(share, BUCKETS - share);
}

/** The canary has the buckets from the bottom, the control from the top. */
export function armOf(visitor: string, remote: string, rollout: Rollout): Arm {
  const bucket = bucketOf(visitor, remote, rollout.salt);
  if (bucket < rollout.share) return 'canary';
  return bucket >= BUCKETS - controlShareOf(rollout) ? 'control' : null;
}

/** How many arms the visitors of a site fall into, those who are in none among them: 1 to 3. */
export function armsOf({ share, targeted }: { share: number; targeted: boolean }): number {
  const control = controlShareOf({ share });
  return 1 + Number(control > 0) + Number(targeted || share + control < BUCKETS);
}
