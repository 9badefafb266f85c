import type { EntityManager } from 'typeorm';

/** Part of the edges of both in which pictures that look alike may differ. */
const CLOSE_EDGES = 0.15;
/** What has fewer edges looks like nothing. */
const MIN_EDGES = 8;
/** Width to height of both may differ by this part. */
const CLOSE_SHAPE = 0.03;
/** The newest pictures are compared with each other: the work grows with the square of their number. */
const COMPARED = 4000;
const PAIRS = 500;

export interface UnseenImage {
  id: string;
  hash: string;
  widths: number[];
}

export function unseenImages(manager: EntityManager, limit: number): Promise<UnseenImage[]> {
  return manager.query<UnseenImage[]>(
    'SELECT id, hash, widths FROM media WHERE fingerprint IS NULL AND trashed_at IS NULL ORDER BY created_at DESC LIMIT $1',
    [limit],
  );
}

export async function countUnseen(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ total: number }[]>(
    'SELECT count(*)::int AS total FROM media WHERE fingerprint IS NULL AND trashed_at IS NULL',
  );
  return row?.total ?? 0;
}

/** Of the very bytes that were looked at: it may have been replaced meanwhile. */
export async function keepFingerprint(
  manager: EntityManager,
  { id, hash }: UnseenImage,
  bits: string,
): Promise<void> {
  await manager.query('UPDATE media SET fingerprint = $3::bit(256) WHERE id = $1 AND hash = $2', [
    id,
    hash,
    bits,
  ]);
}

/** Ids two by two. Pictures of one colour look like nothing and are left out. */
export async function alikeImages(manager: EntityManager): Promise<[string, string][]> {
  const rows = await manager.query<{ one: string; other: string }[]>(
    `WITH seen AS (
       SELECT id, fingerprint, width::real / height AS shape FROM media
       WHERE trashed_at IS NULL AND bit_count(fingerprint) >= ${MIN_EDGES}
       ORDER BY created_at DESC LIMIT ${COMPARED}
     )
     SELECT a.id AS one, b.id AS other FROM seen a JOIN seen b ON a.id < b.id
     WHERE bit_count(a.fingerprint # b.fingerprint) <= ${CLOSE_EDGES} * bit_count(a.fingerprint | b.fingerprint)
       AND abs(a.shape / b.shape - 1) <= ${CLOSE_SHAPE}
     LIMIT ${PAIRS}`,
  );
  return rows.map(({ one, other }) => [one, other]);
}

/** The same bytes under several names. */
export async function sameFiles(manager: EntityManager): Promise<string[][]> {
  const rows = await manager.query<{ ids: string[] }[]>(
    `SELECT array_agg(id ORDER BY created_at DESC) AS ids FROM media_file WHERE trashed_at IS NULL AND sha256 IS NOT NULL
     GROUP BY sha256 HAVING count(*) > 1 LIMIT ${PAIRS}`,
  );
  return rows.map(({ ids }) => ids);
}
