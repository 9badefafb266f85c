/** One digit after the point; 0 without votes. */
export function meanRating(sum: number, votes: number): number {
  return votes === 0 ? 0 : Math.round((sum / votes) * 10) / 10;
}
