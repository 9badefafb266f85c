import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';

const REFUSAL = 'Слишком много запросов. Попробуйте немного позже';

/** How many links one address may ask for. */
@Injectable()
export class LeadBudgets {
  constructor(
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  async spendLoginLink(request: FastifyRequest): Promise<void> {
    const budget = this.config.limits.lead.loginLinkIp;
    await this.budgets.spendOfAddress('login-link', request.ip, { budget, refusal: REFUSAL });
  }
}
