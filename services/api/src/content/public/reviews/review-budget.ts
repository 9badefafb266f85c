import { Injectable } from '@nestjs/common';
import { Budgets } from '../../../budgets/budgets.service.ts';
import { ApiConfig } from '../../../config/api-config.ts';

/** How many reviews one address may send, right and wrong ones. */
@Injectable()
export class ReviewBudget {
  constructor(
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  /** 429 when it is used up. */
  async spend(ip: string): Promise<void> {
    const refusal = 'Вы написали нам уже несколько раз подряд. Попробуйте немного позже';
    await this.budgets.spendOfAddress('review', ip, { budget: this.config.limits.review.ip, refusal });
  }
}
