import type { EntityManager } from 'typeorm';

/** Published pictures of a review and their owner: all, or the one in a place. */
export function photosOf(
  manager: EntityManager,
  reviewId: number,
  position: number | null,
): Promise<{ id: string; created_by: string }[]> {
  return manager.query(
    `SELECT m.id, m.created_by FROM review_file r JOIN media m ON m.id = r.media_id
     WHERE r.review_id = $1 AND ($2::integer IS NULL OR r.position = $2)`,
    [reviewId, position],
  );
}

/** From now on the review shows none of them, or not the one in a place. */
export async function hidePhotos(
  manager: EntityManager,
  reviewId: number,
  position: number | null,
): Promise<void> {
  await manager.query(
    `UPDATE review_file SET media_id = NULL WHERE review_id = $1 AND ($2::integer IS NULL OR position = $2)`,
    [reviewId, position],
  );
}
