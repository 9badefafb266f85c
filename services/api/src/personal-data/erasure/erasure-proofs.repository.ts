import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../../history/index.ts';
import type { ProofRow } from './erasure-proof.ts';

export async function beginProof(
  manager: EntityManager,
  id: string,
  { actor, reason, subjectIndexes }: { actor: HistoryActor; reason: string; subjectIndexes: string[] },
): Promise<void> {
  await manager.query(
    `INSERT INTO personal_erasure (id, actor_id, actor_name, reason, subject_index) VALUES ($1, $2, $3, $4, $5)`,
    [id, actor.id, actor.name, reason, subjectIndexes],
  );
}

export async function findProof(manager: EntityManager, id: string): Promise<ProofRow | undefined> {
  const [proof] = await manager.query<ProofRow[]>('SELECT * FROM personal_erasure WHERE id = $1', [id]);
  return proof;
}

export async function finishProof(
  manager: EntityManager,
  { id, counts, digest }: Pick<ProofRow, 'id' | 'counts' | 'digest'>,
): Promise<void> {
  await manager.query('UPDATE personal_erasure SET counts = $2, digest = $3 WHERE id = $1', [
    id,
    counts,
    digest,
  ]);
}

/** The newest finished ones first, `size` from the `page`-th page on, counted from 1. */
export function pageOfProofs(manager: EntityManager, page: number, size: number): Promise<ProofRow[]> {
  return manager.query<ProofRow[]>(
    'SELECT * FROM personal_erasure WHERE digest IS NOT NULL ORDER BY at DESC, id LIMIT $1 OFFSET $2',
    [size, (page - 1) * size],
  );
}

export async function countProofs(manager: EntityManager): Promise<number> {
  const [counted] = await manager.query<{ total: number }[]>(
    'SELECT count(*)::int AS total FROM personal_erasure WHERE digest IS NOT NULL',
  );
  return counted?.total ?? 0;
}
