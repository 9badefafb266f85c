import type { AcceptedDocumentEdition } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

export interface ReviewConsentRow {
  document_id: string;
  edition: string;
  given_at: Date;
}

/** What the author has agreed to; it goes with the review. */
export async function addReviewConsent(
  manager: EntityManager,
  reviewId: number,
  { id, edition }: AcceptedDocumentEdition,
): Promise<void> {
  await manager.query(
    'INSERT INTO review_consent (review_id, document_id, edition, given_at) VALUES ($1, $2, $3, $4)',
    [reviewId, id, edition, new Date()],
  );
}

/** In the order of the documents' names. */
export function consentsOfReview(manager: EntityManager, reviewId: number): Promise<ReviewConsentRow[]> {
  return manager.query(
    'SELECT document_id, edition, given_at FROM review_consent WHERE review_id = $1 ORDER BY document_id',
    [reviewId],
  );
}
