import { HISTORY_PAGE_SIZE, type HistoryItem } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { Conditions } from './history-conditions.repository.ts';
import type { HistoryRecord } from './history.service.ts';

const COLUMNS =
  'id, at, actor_id, actor_name, action, entity, entity_id, title, before, after, erased_at, erasure_id IS NOT NULL AS by_request';

export interface HistoryRow extends Pick<HistoryItem, 'action' | 'entity' | 'title' | 'before' | 'after'> {
  /** A bigint. */
  id: string;
  at: Date;
  actor_id: string;
  actor_name: string;
  entity_id: string;
  erased_at: Date | null;
  by_request: boolean;
}

/** A seal of the chain that was made just now. */
export interface Seal {
  sequence: number;
  records: number;
  /** SHA-256 in hex over this seal's records and the seal before it. */
  digest: string;
}

/** Answers the id of the record. */
export async function addRecord(manager: EntityManager, record: HistoryRecord): Promise<number> {
  const { actor, action, entity, entityId, title, before, after } = record;
  const [row] = await manager.query<[{ id: string }]>(
    `INSERT INTO history_document (actor_id, actor_name, action, entity, entity_id, title, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [actor.id, actor.name, action, entity, String(entityId), title, before, after],
  );
  return Number(row.id);
}

/** How many records there are, up to `most`. */
export async function countRecords(
  manager: EntityManager,
  { sql, values }: Conditions,
  most: number,
): Promise<number> {
  const [counted] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (SELECT FROM history_document ${sql} LIMIT ${most}) AS counted`,
    values,
  );
  return counted?.total ?? 0;
}

/** A page of records, counted from 1, the newest first. */
export function pageOfRecords(
  manager: EntityManager,
  { sql, values }: Conditions,
  page: number,
): Promise<HistoryRow[]> {
  return manager.query<HistoryRow[]>(
    `SELECT ${COLUMNS} FROM history_document ${sql} ORDER BY at DESC, id DESC
     LIMIT ${HISTORY_PAGE_SIZE} OFFSET $${values.length + 1}`,
    [...values, (page - 1) * HISTORY_PAGE_SIZE],
  );
}

/** Seals up to so many records; undefined when there are none without a seal. */
export async function sealRecords(manager: EntityManager, most: number): Promise<Seal | undefined> {
  const [seal] = await manager.query<Seal[]>(
    `SELECT sequence, records, encode(digest, 'hex') AS digest FROM seal_history($1)`,
    [most],
  );
  return seal;
}
