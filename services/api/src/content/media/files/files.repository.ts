import type { EntityManager } from 'typeorm';
import type { FileRow } from './stored-file.ts';

const COLUMNS = 'id, hash, file_name, extension, mime_type, bytes';

export function filesById(manager: EntityManager, ids: readonly string[]): Promise<FileRow[]> {
  return manager.query<FileRow[]>(`SELECT ${COLUMNS} FROM media_file WHERE id = ANY ($1)`, [ids]);
}

export async function fileByHash(manager: EntityManager, hash: string): Promise<FileRow | undefined> {
  const [row] = await manager.query<FileRow[]>(`SELECT ${COLUMNS} FROM media_file WHERE hash = $1`, [hash]);
  return row;
}

export async function fileByName(
  manager: EntityManager,
  hash: string,
  extension: string,
): Promise<FileRow | undefined> {
  const [row] = await manager.query<FileRow[]>(
    `SELECT ${COLUMNS} FROM media_file WHERE hash = $1 AND extension = $2`,
    [hash, extension],
  );
  return row;
}

/** `sha256` of the content, in hex. */
export async function addFile(
  manager: EntityManager,
  { id, hash, file_name, extension, mime_type, bytes }: FileRow,
  { createdBy, sha256 }: { createdBy: string; sha256: string },
): Promise<void> {
  await manager.query(
    `INSERT INTO media_file (${COLUMNS}, created_by, sha256) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, hash, file_name, extension, mime_type, bytes, createdBy, sha256],
  );
}

export async function takeFileFromTrash(manager: EntityManager, id: string): Promise<void> {
  await manager.query('UPDATE media_file SET trashed_at = NULL WHERE id = $1 AND trashed_at IS NOT NULL', [
    id,
  ]);
}

export type UndigestedFile = Pick<FileRow, 'id' | 'hash' | 'extension'>;

export function filesWithoutDigest(manager: EntityManager): Promise<UndigestedFile[]> {
  return manager.query('SELECT id, hash, extension FROM media_file WHERE sha256 IS NULL');
}

/** `sha256` of the content, in hex. */
export async function setFileDigest(manager: EntityManager, id: string, sha256: string): Promise<void> {
  await manager.query('UPDATE media_file SET sha256 = $2 WHERE id = $1', [id, sha256]);
}
