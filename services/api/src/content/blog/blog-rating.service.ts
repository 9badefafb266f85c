import { Injectable } from '@nestjs/common';
import type { RatingResult } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { addressKey } from '../../core/budgets/address-key.ts';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { lockRating, saveRating, saveVote, voteOf } from './blog-votes.repository.ts';
import { meanRating } from './mean-rating.ts';

const TOO_MANY_VISITORS = 'Отсюда эту статью уже оценили несколько раз, ваш голос мы сегодня не учтём';

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
    const { ratingIp, ratersIp } = this.config.limits.blog;
    await this.budgets.spend([{ key: `blog-rating-ip:${address}`, budget: ratingIp, refusal }]);
    const client = clientId === undefined ? address : this.blindIndex.of('client', clientId);
    // An id is easily made up, and the mean is what search engines show.
    if ((await voteOf(this.dataSource.manager, postId, client)) === undefined) {
      const key = `blog-raters:${postId}:${address}`;
      await this.budgets.spend([{ key, budget: ratersIp, refusal: TOO_MANY_VISITORS }]);
    }
    return this.dataSource.transaction(async (manager) => {
      const post = await lockRating(manager, postId);
      if (!post) throw new AppError(404, 'Такой статьи нет');
      const previous = await voteOf(manager, postId, client);
      await saveVote(manager, postId, { client, rating });
      const sum = post.sum + rating - (previous ?? 0);
      const votes = post.votes + (previous === undefined ? 1 : 0);
      await saveRating(manager, postId, { sum, votes });
      return { ok: true, rating: meanRating(sum, votes), votes };
    });
  }
}
