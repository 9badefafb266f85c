import type { ReviewSummary } from '@polden/api-contract';

/** How many marks the mean is of: a review may have none. */
export function marksGiven({ marks }: Pick<ReviewSummary, 'marks'>): number {
  return marks.reduce((sum, { count }) => sum + count, 0);
}
