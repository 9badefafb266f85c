import { Injectable } from '@nestjs/common';
import type { FaqVotes } from '@polden/api-contract';
import { faq } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { addressKey } from '../../../core/budgets/address-key.ts';
import { Budgets } from '../../../core/budgets/budgets.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { BlindIndex } from '../../../core/crypto/blind-index.ts';
import { VisibleContent } from '../../visible-content.ts';
import { countVotes, hasVoted, saveVote } from './faq-votes.repository.ts';

export interface Vote {
  questionId: number;
  useful: boolean;
  /** Of the visitor's cookie; undefined without one. */
  visitor: string | undefined;
  ip: string;
}

const TOO_OFTEN = 'Слишком много оценок подряд: отдохните немного и возвращайтесь';
const TOO_MANY_VISITORS = 'Отсюда этот ответ уже оценили несколько раз, ваш голос мы сегодня не учтём';

/**
 * Whether answers were useful: one vote for each visitor at each address, the last one counts. A cookie is easily made
 * up, hence an address has only a few visitors a day for each answer.
 */
@Injectable()
export class FaqVotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: VisibleContent,
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  /** 404 for a question that visitors do not see; 429 after too many votes from one address. */
  async vote({ questionId, useful, visitor, ip }: Vote): Promise<void> {
    const address = this.blindIndex.of('address', addressKey(ip));
    const { voteIp, votersIp } = this.config.limits.faq;
    await this.budgets.spend([{ key: `faq-vote-ip:${address}`, budget: voteIp, refusal: TOO_OFTEN }]);
    const [question] = await this.content.among(faq, [questionId]);
    if (!question) throw await this.content.missing(faq, String(questionId), 'Такого вопроса нет');
    const voter = this.blindIndex.of('client', `${addressKey(ip)} ${visitor ?? ''}`);
    const { manager } = this.dataSource;
    if (!(await hasVoted(manager, questionId, voter))) {
      const key = `faq-voters:${questionId}:${address}`;
      await this.budgets.spend([{ key, budget: votersIp, refusal: TOO_MANY_VISITORS }]);
    }
    await saveVote(manager, questionId, { client: voter, useful });
  }

  async of(questionId: number): Promise<FaqVotes> {
    return countVotes(this.dataSource.manager, questionId);
  }
}
