import type { EntityManager } from 'typeorm';

/** What the votes for a post come to. */
export interface PostRating {
  sum: number;
  votes: number;
}

/** Of a post that visitors see; its votes come one after another until the transaction ends. */
export async function lockRating(manager: EntityManager, postId: number): Promise<PostRating | undefined> {
  const [post] = await manager.query<PostRating[]>(
    `SELECT rating_sum AS sum, rating_votes AS votes FROM blog_post
     WHERE id = $1 AND status = 'published' AND trashed_at IS NULL AND published_at <= $2 FOR UPDATE`,
    [postId, new Date()],
  );
  return post;
}

/** From 1 to 5; undefined when the client has not voted. */
export async function voteOf(
  manager: EntityManager,
  postId: number,
  client: string,
): Promise<number | undefined> {
  const [vote] = await manager.query<{ rating: number }[]>(
    'SELECT rating FROM blog_vote WHERE post_id = $1 AND client_digest = $2',
    [postId, client],
  );
  return vote?.rating;
}

export async function saveVote(
  manager: EntityManager,
  postId: number,
  { client, rating }: { client: string; rating: number },
): Promise<void> {
  await manager.query(
    `INSERT INTO blog_vote (post_id, client_digest, rating) VALUES ($1, $2, $3)
     ON CONFLICT (post_id, client_digest) DO UPDATE SET rating = EXCLUDED.rating, voted_at = now()`,
    [postId, client, rating],
  );
}

export async function saveRating(
  manager: EntityManager,
  postId: number,
  { sum, votes }: PostRating,
): Promise<void> {
  await manager.query('UPDATE blog_post SET rating_sum = $2, rating_votes = $3 WHERE id = $1', [
    postId,
    sum,
    votes,
  ]);
}
