import { Injectable } from '@nestjs/common';
import type { RatingResult } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { addressKey } from '../../core/budgets/address-key.ts';
import { Budgets } from '../../core/budgets/budgets.service.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { meanRating } from './mean-rating.ts';

export interface Vote {
  postId: number;
  /** From 1 to 5. */
  rating: number;
  /** Undefined for clients without an id: their address counts as one client. */
  clientId: string | undefined;
  ip: string;
}

/** Votes of visitors: one for each client and post, the last one counts. */
@Injectable()
export class BlogRatingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  /** 404 for a post that visitors do not see; 429 after too many votes from one address. */
  async vote({ postId, rating, clientId, ip }: Vote): Promise<RatingResult> {
    const address = this.blindIndex.of('address', addressKey(ip));
    const refusal = 'Слишком много оценок подряд: отдохните немного и возвращайтесь';
    const budget = this.config.limits.blog.ratingIp;
    await this.budgets.spend([{ key: `blog-rating-ip:${address}`, budget, refusal }]);
    const client = clientId === undefined ? address : this.blindIndex.of('client', clientId);
    return this.dataSource.transaction(async (manager) => {
      // The lock on the post lets its votes come one after another.
      const [post] = await manager.query<{ rating_sum: number; rating_votes: number }[]>(
        `SELECT rating_sum, rating_votes FROM blog_post
         WHERE id = $1 AND status = 'published' AND trashed_at IS NULL AND published_at <= $2 FOR UPDATE`,
        [postId, new Date()],
      );
      if (!post) throw new AppError(404, 'Такой статьи нет');
      const [previous] = await manager.query<{ rating: number }[]>(
        'SELECT rating FROM blog_vote WHERE post_id = $1 AND client_digest = $2',
        [postId, client],
      );
      await manager.query(
        `INSERT INTO blog_vote (post_id, client_digest, rating) VALUES ($1, $2, $3)
         ON CONFLICT (post_id, client_digest) DO UPDATE SET rating = EXCLUDED.rating, voted_at = now()`,
        [postId, client, rating],
      );
      const sum = post.rating_sum + rating - (previous?.rating ?? 0);
      const votes = post.rating_votes + (previous ? 0 : 1);
      await manager.query('UPDATE blog_post SET rating_sum = $2, rating_votes = $3 WHERE id = $1', [
        postId,
        sum,
        votes,
      ]);
      return { ok: true, rating: meanRating(sum, votes), votes };
    });
  }
}
