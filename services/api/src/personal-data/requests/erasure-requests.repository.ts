import type { ErasureRequestState } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { Sealed } from '../../core/crypto/data-cipher.ts';

export interface ErasureRequestRow {
  id: string;
  subject_index: string;
  /** With the sealed phone, until the answer has gone to it. */
  data_key_id: string | null;
  phone: Buffer | null;
  state: ErasureRequestState;
  asked_at: Date;
  answered_at: Date | null;
  answered_by: string;
  reason: string;
}

export interface ErasureAnswer {
  state: Exclude<ErasureRequestState, 'asked'>;
  by: string;
  reason?: string;
  /** Id of the proof. */
  erasureId?: string;
}

/** False when one of the person waits already. */
export async function addRequest(
  manager: EntityManager,
  { id, subjectIndex, phone }: { id: string; subjectIndex: string; phone: Sealed },
): Promise<boolean> {
  const added = await manager.query<unknown[]>(
    `INSERT INTO erasure_request (id, subject_index, data_key_id, phone, asked_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (subject_index) WHERE state = 'asked' DO NOTHING RETURNING id`,
    [id, subjectIndex, phone.keyId, phone.data, new Date()],
  );
  return added.length > 0;
}

/** The newest first. */
export function requestsOf(manager: EntityManager, subjectIndex: string): Promise<ErasureRequestRow[]> {
  return manager.query<ErasureRequestRow[]>(
    'SELECT * FROM erasure_request WHERE subject_index = $1 ORDER BY asked_at DESC',
    [subjectIndex],
  );
}

export async function findRequest(manager: EntityManager, id: string): Promise<ErasureRequestRow | null> {
  const [row] = await manager.query<ErasureRequestRow[]>('SELECT * FROM erasure_request WHERE id = $1', [id]);
  return row ?? null;
}

/** The request, which nobody else answers until the transaction ends; null when it is answered. */
export async function lockAsked(manager: EntityManager, id: string): Promise<ErasureRequestRow | null> {
  const [row] = await manager.query<ErasureRequestRow[]>(
    `SELECT * FROM erasure_request WHERE id = $1 AND state = 'asked' FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

export async function answer(
  manager: EntityManager,
  id: string,
  { state, by, reason = '', erasureId }: ErasureAnswer,
): Promise<void> {
  await manager.query(
    `UPDATE erasure_request SET state = $2, answered_at = $3, answered_by = $4, reason = $5, erasure_id = $6
     WHERE id = $1`,
    [id, state, new Date(), by, reason, erasureId ?? null],
  );
}

/**
 * After an erasure, however it was asked for: what waits is answered by it, and what the staff has written to the person
 * before is gone. The ids of those that were answered.
 */
export async function answerByErasure(
  manager: EntityManager,
  subjectIndexes: readonly string[],
  { by, erasureId }: { by: string; erasureId: string },
): Promise<string[]> {
  await manager.query(`UPDATE erasure_request SET reason = '' WHERE subject_index = ANY ($1)`, [
    subjectIndexes,
  ]);
  const [answered] = await manager.query<[{ id: string }[], number]>(
    `UPDATE erasure_request SET state = 'confirmed', answered_at = $2, answered_by = $3, erasure_id = $4
     WHERE subject_index = ANY ($1) AND state = 'asked' RETURNING id`,
    [subjectIndexes, new Date(), by, erasureId],
  );
  return answered.map(({ id }) => id);
}

/** The request with its phone, kept from others for so long; null when another is at it, or the phone is forgotten. */
export async function takeAnswered(
  manager: EntityManager,
  id: string,
  seconds: number,
): Promise<ErasureRequestRow | null> {
  const [[row]] = await manager.query<[ErasureRequestRow[], number]>(
    `UPDATE erasure_request SET taken_until = now() + $2 * interval '1 second'
     WHERE id = $1 AND phone IS NOT NULL AND (taken_until IS NULL OR taken_until < now()) RETURNING *`,
    [id, seconds],
  );
  return row ?? null;
}

/** After an attempt that has failed. */
export async function giveBackAnswered(manager: EntityManager, id: string): Promise<void> {
  await manager.query('UPDATE erasure_request SET taken_until = NULL WHERE id = $1', [id]);
}

export async function forgetPhone(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    'UPDATE erasure_request SET data_key_id = NULL, phone = NULL, taken_until = NULL WHERE id = $1',
    [id],
  );
}

/** Those that wait first, the oldest of them at the top; then the others, the newest first. Pages count from 1. */
export function pageOfRequests(
  manager: EntityManager,
  page: number,
  size: number,
): Promise<ErasureRequestRow[]> {
  return manager.query<ErasureRequestRow[]>(
    `SELECT * FROM erasure_request
     ORDER BY state = 'asked' DESC, CASE WHEN state = 'asked' THEN asked_at END, answered_at DESC, id
     LIMIT $1 OFFSET $2`,
    [size, (page - 1) * size],
  );
}

export async function countRequests(manager: EntityManager): Promise<number> {
  const [counted] = await manager.query<{ total: number }[]>(
    'SELECT count(*)::int AS total FROM erasure_request',
  );
  return counted?.total ?? 0;
}
