import type { EntityManager } from 'typeorm';
import type { ReviewFileRow } from './review-file-vault.ts';

export async function addReviewFile(
  manager: EntityManager,
  row: Omit<ReviewFileRow, 'media_id'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO review_file (review_id, position, data_key_id, file_name, mime_type, bytes, content)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [row.review_id, row.position, row.data_key_id, row.file_name, row.mime_type, row.bytes, row.content],
  );
}

/** In their places, without their content. */
export function filesOfReview(
  manager: EntityManager,
  reviewId: number,
): Promise<Omit<ReviewFileRow, 'content'>[]> {
  return manager.query(
    `SELECT review_id, position, data_key_id, file_name, mime_type, bytes, media_id
     FROM review_file WHERE review_id = $1 ORDER BY position`,
    [reviewId],
  );
}

export async function reviewFileAt(
  manager: EntityManager,
  reviewId: number,
  position: number,
): Promise<ReviewFileRow | undefined> {
  const [row] = await manager.query<ReviewFileRow[]>(
    'SELECT * FROM review_file WHERE review_id = $1 AND position = $2',
    [reviewId, position],
  );
  return row;
}

/** From now on visitors see the image in place of the file. */
export async function showAsImage(
  manager: EntityManager,
  { reviewId, position }: { reviewId: number; position: number },
  imageId: string,
): Promise<void> {
  await manager.query('UPDATE review_file SET media_id = $3 WHERE review_id = $1 AND position = $2', [
    reviewId,
    position,
    imageId,
  ]);
}
