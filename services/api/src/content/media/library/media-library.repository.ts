import { MEDIA_PAGE_SIZE, type MediaKind } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

export interface ListedRow {
  id: string;
  kind: MediaKind;
  file_name: string;
  bytes: number;
  created_at: Date;
  uses: number;
  alt: string;
}

export interface LibraryRow {
  kind: MediaKind;
  hash: string;
  file_name: string;
  bytes: number;
  trashed_at: Date | null;
}

/** Part of a name or a whole id, and whether to look in the trash. */
export interface LibraryFilter {
  search: string;
  kinds: readonly MediaKind[];
  trashed: boolean;
  /** Only images without a description. */
  undescribed: boolean;
}

const TABLES: Record<MediaKind, string> = { image: 'media', file: 'media_file' };

/** Rows that match the filter; $1 is its pattern. */
function found({ kinds, trashed, undescribed }: LibraryFilter): string {
  return kinds
    .map(
      (
        kind,
      ) => `SELECT id, '${kind}' AS kind, file_name, bytes, created_at, ${kind === 'image' ? 'alt' : "''"} AS alt
        FROM ${TABLES[kind]} WHERE (replace(lower(file_name), 'ё', 'е') LIKE $1 OR '%' || id || '%' = $1)
        AND trashed_at IS ${trashed ? 'NOT NULL' : 'NULL'} ${undescribed && kind === 'image' ? `AND alt = ''` : ''}`,
    )
    .join(' UNION ALL ');
}

function patternOf({ search }: LibraryFilter): string {
  return `%${search
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\\%_]/gu, '\\$&')}%`;
}

/** A page, counted from 1, the newest first. */
export function pageOfMedia(
  manager: EntityManager,
  filter: LibraryFilter,
  page: number,
): Promise<ListedRow[]> {
  return manager.query<ListedRow[]>(
    `SELECT found.*, (
       SELECT count(*)::integer FROM media_usage u WHERE u.media_id = found.id OR u.file_id = found.id
     ) AS uses
     FROM (${found(filter)}) AS found ORDER BY created_at DESC, id LIMIT ${MEDIA_PAGE_SIZE} OFFSET $2`,
    [patternOf(filter), (page - 1) * MEDIA_PAGE_SIZE],
  );
}

/** Those of the ids, in no order. */
export function mediaByIds(manager: EntityManager, ids: readonly string[]): Promise<ListedRow[]> {
  return manager.query<ListedRow[]>(
    `SELECT found.*, (
       SELECT count(*)::integer FROM media_usage u WHERE u.media_id = found.id OR u.file_id = found.id
     ) AS uses
     FROM (
       SELECT id, 'image' AS kind, file_name, bytes, created_at, alt FROM media WHERE id = ANY ($1)
       UNION ALL SELECT id, 'file', file_name, bytes, created_at, '' FROM media_file WHERE id = ANY ($1)
     ) AS found`,
    [ids],
  );
}

export async function countMedia(manager: EntityManager, filter: LibraryFilter): Promise<number> {
  const [counted] = await manager.query<{ total: string }[]>(
    `SELECT count(*) AS total FROM (${found(filter)}) AS found`,
    [patternOf(filter)],
  );
  return Number(counted?.total ?? 0);
}

/** The image or file, be it in the trash or not. With 'FOR UPDATE' nobody else changes it until the transaction ends. */
export async function mediaById(
  manager: EntityManager,
  id: string,
  lock: '' | 'FOR UPDATE',
): Promise<LibraryRow | undefined> {
  for (const kind of ['image', 'file'] as const) {
    const [row] = await manager.query<Omit<LibraryRow, 'kind'>[]>(
      `SELECT hash, file_name, bytes, trashed_at FROM ${TABLES[kind]} WHERE id = $1 ${lock}`,
      [id],
    );
    if (row) return { kind, ...row };
  }
  return undefined;
}

/** `at`: when it went to the trash; null takes it back. */
export async function setTrashed(
  manager: EntityManager,
  id: string,
  kind: MediaKind,
  at: Date | null,
): Promise<void> {
  await manager.query(`UPDATE ${TABLES[kind]} SET trashed_at = $2 WHERE id = $1`, [id, at]);
}

export async function deleteMedia(manager: EntityManager, id: string, kind: MediaKind): Promise<void> {
  await manager.query(`DELETE FROM ${TABLES[kind]} WHERE id = $1`, [id]);
}

/** How many of the ids there are; these are not purged until the transaction ends. */
export async function countKept(manager: EntityManager, ids: readonly string[]): Promise<number> {
  let kept = 0;
  for (const table of Object.values(TABLES)) {
    const rows = await manager.query<unknown[]>(
      `SELECT id FROM ${table} WHERE id = ANY ($1) ORDER BY id FOR KEY SHARE`,
      [ids],
    );
    kept += rows.length;
  }
  return kept;
}
