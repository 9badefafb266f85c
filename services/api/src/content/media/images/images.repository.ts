import type { EntityManager } from 'typeorm';
import type { MediaRow } from './media-image.ts';

export interface NewImage {
  bytes: number;
  fileName: string;
  createdBy: string;
}

/** What people say of an image. */
export interface ImageFacts {
  alt: string;
  file_name: string;
}

export type NamedImageRow = MediaRow & Pick<ImageFacts, 'file_name'>;

const COLUMNS = 'id, hash, width, height, widths, focus_x, focus_y';

export function imagesById(manager: EntityManager, ids: readonly string[]): Promise<MediaRow[]> {
  return manager.query<MediaRow[]>(`SELECT ${COLUMNS} FROM media WHERE id = ANY ($1)`, [ids]);
}

export async function imageByHash(manager: EntityManager, hash: string): Promise<NamedImageRow | undefined> {
  const [row] = await manager.query<NamedImageRow[]>(
    `SELECT ${COLUMNS}, file_name FROM media WHERE hash = $1`,
    [hash],
  );
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function lockImage(
  manager: EntityManager,
  id: string,
): Promise<(MediaRow & ImageFacts) | undefined> {
  const [row] = await manager.query<(MediaRow & ImageFacts)[]>(
    `SELECT ${COLUMNS}, alt, file_name FROM media WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row;
}

export async function addImage(
  manager: EntityManager,
  { id, hash, width, height, widths }: MediaRow,
  { bytes, fileName, createdBy }: NewImage,
): Promise<void> {
  await manager.query(
    `INSERT INTO media (id, hash, width, height, widths, bytes, file_name, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, hash, width, height, widths, bytes, fileName, createdBy],
  );
}

export async function setFocus(
  manager: EntityManager,
  id: string,
  { x, y }: { x: number; y: number },
): Promise<void> {
  await manager.query('UPDATE media SET focus_x = $2, focus_y = $3 WHERE id = $1', [id, x, y]);
}

export async function setAlt(manager: EntityManager, id: string, alt: string): Promise<void> {
  await manager.query('UPDATE media SET alt = $2 WHERE id = $1', [id, alt]);
}

export async function takeImageFromTrash(manager: EntityManager, id: string): Promise<void> {
  await manager.query('UPDATE media SET trashed_at = NULL WHERE id = $1 AND trashed_at IS NOT NULL', [id]);
}

/** Gives an image to another owner; nothing when it is not `from` who has it. */
export async function changeOwner(
  manager: EntityManager,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await manager.query('UPDATE media SET created_by = $2 WHERE id = $1 AND created_by = $3', [id, to, from]);
}
