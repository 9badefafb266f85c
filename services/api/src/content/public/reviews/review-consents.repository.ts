import type { AcceptedDocumentEdition } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

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
