import type { EntityManager } from 'typeorm';
import type { Proof } from './proof-of-work.ts';

/** False for a proof that was used before. */
export async function useProof(manager: EntityManager, { nonce, expiresAt }: Proof): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'INSERT INTO captcha_use (nonce, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING nonce',
    [nonce, expiresAt],
  );
  return rows.length === 1;
}
