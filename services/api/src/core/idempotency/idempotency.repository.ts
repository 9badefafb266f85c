import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../database/prepared.ts';

export interface ClaimedKey {
  endpoint: string;
  key: string;
  /** Keyed digest of what the key stands for. */
  bodyHash: string;
  answer: object;
  now: Date;
  expiresAt: Date;
}

export interface RememberedCall<Answer> {
  body_hash: string;
  answer: Answer;
  expires_at: Date;
}

/** False when the key is claimed already and has not expired; waits for a call that runs at the same moment. */
export async function claimKey(manager: EntityManager, claim: ClaimedKey): Promise<boolean> {
  const { endpoint, key, bodyHash, answer, now, expiresAt } = claim;
  const claimed = await queryPrepared(
    manager,
    `INSERT INTO idempotency_key (endpoint, key, body_hash, answer, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (endpoint, key) DO UPDATE
     SET body_hash = EXCLUDED.body_hash, answer = EXCLUDED.answer, expires_at = EXCLUDED.expires_at
     WHERE idempotency_key.expires_at <= $6 RETURNING key`,
    [endpoint, key, bodyHash, answer, expiresAt, now],
  );
  return claimed.length > 0;
}

export async function callOfKey<Answer>(
  manager: EntityManager,
  { endpoint, key }: Pick<ClaimedKey, 'endpoint' | 'key'>,
): Promise<RememberedCall<Answer> | undefined> {
  const [first] = await manager.query<RememberedCall<Answer>[]>(
    'SELECT body_hash, answer, expires_at FROM idempotency_key WHERE endpoint = $1 AND key = $2',
    [endpoint, key],
  );
  return first;
}

/** The key is as if it had never been used. */
export async function releaseKey(
  manager: EntityManager,
  { endpoint, key }: Pick<ClaimedKey, 'endpoint' | 'key'>,
): Promise<void> {
  await manager.query('DELETE FROM idempotency_key WHERE endpoint = $1 AND key = $2', [endpoint, key]);
}
