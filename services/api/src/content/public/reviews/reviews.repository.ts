import type { EntityManager } from 'typeorm';

export interface ReviewRow {
  id: number;
  name: string;
  rating: number | null;
  message: string;
  answer: string;
  published_at: Date;
}

/** What the index review_shown holds; feedback is a letter to the company and is never shown. */
const SHOWN = `type = 'review' AND status = 'published' AND trashed_at IS NULL AND published_at <= $1`;

/** The newest first, of one mark or of all; pages are counted from 1. */
export function pageOfReviews(
  manager: EntityManager,
  stars: number | null,
  { page, size }: { page: number; size: number },
): Promise<ReviewRow[]> {
  return manager.query<ReviewRow[]>(
    `SELECT id, name, rating, message, answer, published_at FROM review WHERE ${SHOWN} AND ($2::int IS NULL OR rating = $2)
     ORDER BY published_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [new Date(), stars, size, (page - 1) * size],
  );
}

export async function countReviews(manager: EntityManager, stars: number | null): Promise<number> {
  const [counted] = await manager.query<{ total: string }[]>(
    `SELECT count(*) AS total FROM review WHERE ${SHOWN} AND ($2::int IS NULL OR rating = $2)`,
    [new Date(), stars],
  );
  return Number(counted?.total ?? 0);
}

export function countByRating(manager: EntityManager): Promise<{ rating: number | null; count: number }[]> {
  return manager.query(`SELECT rating, count(*)::int AS count FROM review WHERE ${SHOWN} GROUP BY rating`, [
    new Date(),
  ]);
}

/** The published pictures of reviews, in their places. */
export function picturesOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<{ review_id: number; media_id: string }[]> {
  return manager.query(
    `SELECT review_id, media_id FROM review_file WHERE review_id = ANY ($1) AND media_id IS NOT NULL
     ORDER BY review_id, position`,
    [ids],
  );
}

/** What decides whether visitors see a review; undefined for an unknown one. */
export async function stateOfReview(
  manager: EntityManager,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await manager.query<Record<string, unknown>[]>(
    'SELECT type, status, trashed_at FROM review WHERE id = $1',
    [id],
  );
  return row;
}
