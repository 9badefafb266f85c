import { createHash } from 'node:crypto';
import type { Erasure } from '@polden/api-contract';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';

export interface ProofRow {
  id: string;
  at: Date;
  actor_id: string;
  actor_name: string;
  reason: string;
  subject_index: string[];
  counts: Record<string, number>;
  digest: string;
}

/** Digest of the whole proof: any changed word changes it. */
export function proofDigest({ id, at, ...proof }: Omit<ProofRow, 'digest'>): string {
  const { actor_id, actor_name, reason, subject_index, counts } = proof;
  const said = { id, at: at.toISOString(), actor_id, actor_name, reason, subject_index, counts };
  return createHash('sha256').update(canonicalJson(said)).digest('hex');
}

export function toErasure(row: ProofRow): Erasure {
  const { id, at, actor_name: actor, reason, counts, digest } = row;
  return { id, at: at.toISOString(), actor, reason, counts, digest, sound: proofDigest(row) === digest };
}
