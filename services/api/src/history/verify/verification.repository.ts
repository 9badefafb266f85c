import type { EntityManager } from 'typeorm';
import { FIGURES, RECORDS_CHECK, SEALS_CHECK } from './checks.repository.ts';
import type { NotedSeal } from './noted-seal.ts';

export interface HistoryFigures {
  records: number;
  /** Records with a payload that was erased at the end of its retention. */
  erased: number;
  /** Records of people who were erased, with a proof. */
  erasedOnRequest: number;
  /** Records that the next seal will take. */
  unsealed: number;
  seals: number;
}

export interface WrongRecords {
  /** English: what is wrong with them. */
  problem: string;
  count: number;
  examples: string[];
}

/** From here on the transaction changes nothing. */
export async function onlyRead(manager: EntityManager): Promise<void> {
  await manager.query('SET TRANSACTION READ ONLY');
}

/** False in a database that was never migrated, or has lost its history. */
export async function hasHistory(manager: EntityManager): Promise<boolean> {
  const [table] = await manager.query<{ exists: boolean }[]>(
    `SELECT to_regclass('history_document') IS NOT NULL AS exists`,
  );
  return table?.exists === true;
}

export async function countHistory(manager: EntityManager): Promise<HistoryFigures> {
  const [figures] = await manager.query<[HistoryFigures]>(FIGURES);
  return figures;
}

export function findWrongRecords(manager: EntityManager): Promise<WrongRecords[]> {
  return manager.query<WrongRecords[]>(RECORDS_CHECK);
}

/** Seals that do not follow from their records. */
export function findBrokenSeals(manager: EntityManager): Promise<{ sequence: number }[]> {
  return manager.query<{ sequence: number }[]>(SEALS_CHECK);
}

export function sealAt(manager: EntityManager, sequence: number): Promise<NotedSeal | undefined> {
  return seal(manager, 'WHERE sequence = $1', [sequence]);
}

export function newestSeal(manager: EntityManager): Promise<NotedSeal | undefined> {
  return seal(manager, 'ORDER BY sequence DESC LIMIT 1');
}

async function seal(
  manager: EntityManager,
  which: string,
  values: unknown[] = [],
): Promise<NotedSeal | undefined> {
  const [found] = await manager.query<NotedSeal[]>(
    `SELECT sequence, encode(digest, 'hex') AS digest FROM history_seal ${which}`,
    values,
  );
  return found;
}
