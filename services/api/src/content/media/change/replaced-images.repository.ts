import type { EntityManager } from 'typeorm';
import type { MediaRow } from '../images/media-image.ts';

/** The image has other bytes from now on; what it was is remembered, so that its addresses still lead somewhere. */
export async function exchangeImage(
  manager: EntityManager,
  former: MediaRow,
  {
    hash,
    width,
    height,
    widths,
    bytes,
  }: Pick<MediaRow, 'hash' | 'width' | 'height' | 'widths'> & { bytes: number },
): Promise<void> {
  await manager.query(
    `UPDATE media SET hash = $2, width = $3, height = $4, widths = $5, bytes = $6, fingerprint = NULL,
       focus_x = 0.5, focus_y = 0.5 WHERE id = $1`,
    [former.id, hash, width, height, widths, bytes],
  );
  await manager.query('DELETE FROM media_former_hash WHERE hash = $1', [hash]);
  await manager.query(
    `INSERT INTO media_former_hash (hash, media_id) VALUES ($1, $2)
     ON CONFLICT (hash) DO UPDATE SET media_id = excluded.media_id`,
    [former.hash, former.id],
  );
}

/** The image that once had the hash. */
export async function heirOf(manager: EntityManager, hash: string): Promise<MediaRow | undefined> {
  const [row] = await manager.query<MediaRow[]>(
    `SELECT m.id, m.hash, m.width, m.height, m.widths, m.focus_x, m.focus_y
     FROM media_former_hash f JOIN media m ON m.id = f.media_id WHERE f.hash = $1 AND m.trashed_at IS NULL`,
    [hash],
  );
  return row;
}

export async function forgetFormerHash(manager: EntityManager, hash: string): Promise<void> {
  await manager.query('DELETE FROM media_former_hash WHERE hash = $1', [hash]);
}
