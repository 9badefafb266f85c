import { Injectable } from '@nestjs/common';
import type { FaqVotes } from '@polden/api-contract';
import { faq } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { addressKey } from '../../../core/budgets/address-key.ts';
import { Budgets } from '../../../core/budgets/budgets.service.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { BlindIndex } from '../../../core/crypto/blind-index.ts';
import { VisibleContent } from '../../visible-content.service.ts';
import { countVotes, saveVote } from './faq-votes.repository.ts';

export interface Vote {
  questionId: number;
  useful: boolean;
  /** Undefined for clients without an id: their address counts as one client. */
  clientId: string | undefined;
  ip: string;
}

const REFUSAL = 'Слишком много оценок подряд: отдохните немного и возвращайтесь';

/** Whether answers were useful: one vote for each client and answer, the last one counts. */
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
  async vote({ questionId, useful, clientId, ip }: Vote): Promise<void> {
    const address = this.blindIndex.of('address', addressKey(ip));
    const budget = this.config.limits.faq.voteIp;
    await this.budgets.spend([{ key: `faq-vote-ip:${address}`, budget, refusal: REFUSAL }]);
    const [question] = await this.content.among(faq, [questionId]);
    if (!question) throw await this.content.missing(faq, String(questionId), 'Такого вопроса нет');
    const client = clientId === undefined ? address : this.blindIndex.of('client', clientId);
    await saveVote(this.dataSource.manager, questionId, { client, useful });
  }

  async of(questionId: number): Promise<FaqVotes> {
    return countVotes(this.dataSource.manager, questionId);
  }
}
